import { commands } from '@anunturi/shared-domain/commands/commands';
import { tidyText } from '@anunturi/shared-domain/formats/romanianText';
import { toSlug } from '@anunturi/shared-domain/formats/slug';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { localitySchema, localitySettingsSchema } from '@anunturi/shared-domain/site/settings';
import { withNeighbours } from '@anunturi/shared-domain/site/withNeighbours';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { parseFields } from '../../app/command/parseFields';
import { readLocalities, refuseTakenName } from '../../listings/readLocalities';

/** Adds a place of the county without a surcharge; those near it become neighbours. */
export const addLocality = defineAdminCommand(
  commands.addLocality,
  async ({ input: { name: typed, kind, at }, store, now }) => {
    const stored = await readLocalities(store);
    const name = tidyText(typed);
    refuseTakenName(name, stored);
    const id = freeId(toSlug(name), new Set(stored.map((each) => each.id)));
    const place = parseFields(localitySchema, {
      id,
      name,
      kind,
      at,
      neighbourIds: [],
      surchargePercent: 0,
    });
    const localities = withNeighbours([...stored, place]);
    store.set(
      documentPaths.settings('localities'),
      parseFields(localitySettingsSchema, { localities, updatedAt: now }),
    );
    const target = { targetKind: 'settings', targetId: 'localities', targetTitle: name } as const;
    return { log: { action: 'settingsChanged', ...target, text: 'Localitate nouă' }, result: {} };
  },
  { texts: { name: 'line' } },
);

/** A place that was renamed keeps its id: the next one of the earlier name gets another. */
function freeId(slug: string, taken: ReadonlySet<string>): string {
  let id = slug;
  for (let n = 2; taken.has(id); n += 1) id = `${slug}-${n}`;
  return id;
}
