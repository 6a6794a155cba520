import { commands } from '@anunturi/shared-domain/commands/commands';
import { categorySchema } from '@anunturi/shared-domain/listing/category';
import { slugField } from '@anunturi/shared-domain/site/fields';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import * as z from 'zod/mini';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { parseFields } from '../../app/command/parseFields';
import { refuse } from '../../app/command/refuse';
import { readParent } from './readParent';

const idSchema = z.object({ id: slugField(60) });

/** Adds a category at the end of its kind. */
export const addCategory = defineAdminCommand(
  commands.addCategory,
  async ({ input: { id, ...fields }, store, now }) => {
    parseFields(idSchema, { id });
    const path = documentPaths.category(id);
    if (await store.read(path)) refuse('slugTaken', 'Există deja o categorie cu acest nume.');
    const category = parseFields(categorySchema, { ...fields, updatedAt: now });
    if (fields.parentId !== undefined)
      await readParent(fields.parentId, { id, ...category }, store);
    store.create(path, category);
    const target = { targetKind: 'category', targetId: id, targetTitle: fields.label } as const;
    return { log: { action: 'categoryChanged', ...target, text: 'Categorie nouă' }, result: {} };
  },
  { texts: { label: 'line' } },
);
