import { commands } from '@anunturi/shared-domain/commands/commands';
import { categorySchema } from '@anunturi/shared-domain/listing/category';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import type { LogNote } from '../../app/command/writeLogEntry';
import { refuse } from '../../app/command/refuse';

/** Gives categories a new order: the place in the list. Only those that moved are written. */
export const orderCategories = defineAdminCommand(
  commands.orderCategories,
  async ({ input: { ids }, store, now }) => {
    const log: LogNote[] = [];
    await store.readAhead(ids.map(documentPaths.category));
    for (const [at, id] of ids.entries()) {
      const path = documentPaths.category(id);
      const category = await store.get(path, categorySchema);
      if (!category) refuse('notFound');
      const order = at + 1;
      if (category.order === order) continue;
      store.update(path, { order, updatedAt: now });
      const target = { targetKind: 'category', targetId: id, targetTitle: category.label } as const;
      log.push({ action: 'categoryChanged', ...target, text: `Locul ${order}` });
    }
    return { log, result: {} };
  },
);
