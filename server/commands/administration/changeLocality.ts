import { commands } from '@anunturi/shared-domain/commands/commands';
import { tidyText } from '@anunturi/shared-domain/formats/romanianText';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { localitySchema, localitySettingsSchema } from '@anunturi/shared-domain/site/settings';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { parseFields } from '../../app/command/parseFields';
import { refuse } from '../../app/command/refuse';
import { namePlaceOnListings } from '../../jobs/namePlaceOnListings';
import { readLocalities, refuseTakenName } from '../../listings/readLocalities';

/** Renames a place, there and on its listings; takes it out of use for new listings, or back. Its id stays. */
export const changeLocality = defineAdminCommand(
  commands.changeLocality,
  async ({ input: { id, name, retired }, store, now }) => {
    const stored = await readLocalities(store);
    const before = stored.find((each) => each.id === id);
    if (!before) refuse('notFound');
    const { retired: wasRetired = false, ...kept } = before;
    const isRetired = retired ?? wasRetired;
    const next = parseFields(localitySchema, {
      ...kept,
      ...(name !== undefined && { name: tidyText(name) }),
      ...(isRetired && { retired: true }),
    });
    refuseTakenName(
      next.name,
      stored.filter((each) => each.id !== id),
    );
    const localities = stored.map((each) => (each.id === id ? next : each));
    store.set(
      documentPaths.settings('localities'),
      parseFields(localitySettingsSchema, { localities, updatedAt: now }),
    );
    if (next.name !== before.name) store.enqueue(namePlaceOnListings, { id, after: null });
    return {
      log: {
        action: 'settingsChanged',
        targetKind: 'settings',
        targetId: 'localities',
        targetTitle: before.name,
        text: describe(before.name, next.name, isRetired === wasRetired ? null : isRetired),
      },
      result: {},
    };
  },
  { texts: { name: 'line' } },
);

function describe(from: string, to: string, retires: boolean | null): string {
  const changes = [
    ...(from === to ? [] : [`„${from}” se numește „${to}”`]),
    ...(retires === null
      ? []
      : [retires ? 'Nu mai primește anunțuri noi' : 'Primește din nou anunțuri']),
  ];
  return changes.join('; ') || 'Nimic schimbat';
}
