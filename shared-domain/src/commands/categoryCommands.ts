import * as z from 'zod/mini';
import { categoryShapes, listingKinds } from '../listing/listingKind';
import { documentId, text } from './commandFields';
import { defineAdminContract } from './defineAdminContract';

const nothing = z.strictObject({});
const fields = { label: text(200), order: z.int(), active: z.boolean(), icon: text(100) };

/** What administrators do with categories. */
export const categoryCommands = {
  addCategory: defineAdminContract({
    name: 'addCategory',
    permission: 'settings',
    input: z.strictObject({
      id: documentId,
      kind: z.enum(listingKinds),
      shape: z.enum(categoryShapes),
      ...fields,
      parentId: z.optional(documentId),
    }),
    result: nothing,
    errors: ['slugTaken'],
  }),
  changeCategory: defineAdminContract({
    name: 'changeCategory',
    permission: 'settings',
    input: z.strictObject({
      id: documentId,
      label: z.optional(fields.label),
      active: z.optional(fields.active),
      icon: z.optional(fields.icon),
      /** Null: to the top. */
      parentId: z.optional(z.nullable(documentId)),
    }),
    result: nothing,
    errors: ['categoryInUse'],
  }),
  orderCategories: defineAdminContract({
    name: 'orderCategories',
    permission: 'settings',
    /** In their new order, all on one level. */
    input: z.strictObject({ ids: z.array(documentId).check(z.maxLength(200)) }),
    result: nothing,
    errors: [],
  }),
  /** Takes one out of use; its listings move to the other, by a job. */
  mergeCategories: defineAdminContract({
    name: 'mergeCategories',
    permission: 'settings',
    input: z.strictObject({ id: documentId, intoId: documentId }),
    result: nothing,
    errors: [],
  }),
};
