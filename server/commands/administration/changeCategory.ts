import { commands } from '@anunturi/shared-domain/commands/commands';
import type { CommandInput } from '@anunturi/shared-domain/commands/commands';
import { type CategoryFields, categorySchema } from '@anunturi/shared-domain/listing/category';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { parseFields } from '../../app/command/parseFields';
import { refuse } from '../../app/command/refuse';
import type { Store } from '../../app/data/Store';
import { readParent } from './readParent';

type Change = Omit<CommandInput<'changeCategory'>, 'id'>;

/** Renames, moves under another one or to the top, takes out of use or back. The slug stays. */
export const changeCategory = defineAdminCommand(
  commands.changeCategory,
  async ({ input: { id, ...change }, store, now }) => {
    const path = documentPaths.category(id);
    const category = await store.get(path, categorySchema);
    if (!category) refuse('notFound');
    if (change.active === false && category.active)
      if (await hasListings(id, store)) refuse('categoryInUse');
    if (change.parentId) await readParent(change.parentId, { id, kind: category.kind }, store);
    // Back in use, a merged category stands for itself again.
    const isParted = change.active === true && category.mergedInto !== undefined;
    const { mergedInto, parentId, ...kept } = category;
    const { parentId: toParent, ...fields } = change;
    const parent = toParent === undefined ? parentId : toParent;
    const next = parseFields(categorySchema, {
      ...kept,
      ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
      ...(mergedInto !== undefined && !isParted && { mergedInto }),
      ...(parent && { parentId: parent }),
      updatedAt: now,
    });
    store.set(path, next);
    return {
      log: {
        action: isParted ? 'categoryMerged' : 'categoryChanged',
        targetKind: 'category',
        targetId: id,
        targetTitle: next.label,
        text: describe(category, change),
      },
      result: {},
    };
  },
  { texts: { label: 'line' } },
);

function describe({ label }: CategoryFields, change: Change): string {
  if (change.label && change.label !== label) return `„${label}” se numește „${change.label}”`;
  if (change.active !== undefined)
    return change.active ? 'Din nou în folosință' : 'Scoasă din folosință';
  if (change.parentId !== undefined)
    return change.parentId ? `Sub ${change.parentId}` : 'La primul nivel';
  return 'Schimbată';
}

/** In any status: a deleted one comes back into its category when its owner takes it back. */
async function hasListings(id: string, store: Store): Promise<boolean> {
  const found = await store.paths(documentPaths.listings, (all) =>
    all.where('categoryId', '==', id).limit(1),
  );
  return found.length > 0;
}
