import { commands } from '@anunturi/shared-domain/commands/commands';
import { categorySchema } from '@anunturi/shared-domain/listing/category';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { refuse } from '../../app/command/refuse';
import { moveListings } from '../../jobs/moveListings';
import { readParent } from './readParent';

/** Unites a category with another of its shape: it goes out of use, pointing to the other, and a job moves its listings. */
export const mergeCategories = defineAdminCommand(
  commands.mergeCategories,
  async ({ input: { id, intoId }, store, now }) => {
    const path = documentPaths.category(id);
    const category = await store.get(path, categorySchema);
    if (!category) refuse('notFound');
    const into = await readParent(intoId, { id, kind: category.kind }, store);
    if (!into.active || into.shape !== category.shape) refuse('invalidInput');
    store.update(path, { active: false, mergedInto: intoId, updatedAt: now });
    store.enqueue(moveListings, { fromId: id, intoId });
    const target = { targetKind: 'category', targetId: id, targetTitle: category.label } as const;
    const text = `Unită cu ${into.label}`;
    return { log: { action: 'categoryMerged', ...target, text }, result: {} };
  },
);
