import * as z from 'zod/mini';
import { slugField, textField, wholeField } from '../site/fields';
import { CATEGORY_LABEL_MAX } from '../site/limits';
import { categoryShapes, listingKinds } from './listingKind';

/** A document of `categories/{slug}`: renaming keeps the slug, merging leaves `mergedInto` behind, an unused one is `active: false`. */
export const categorySchema = z
  .strictObject({
    kind: z.enum(listingKinds),
    label: textField(2, CATEGORY_LABEL_MAX),
    shape: z.enum(categoryShapes),
    order: wholeField(0, 10_000),
    active: z.boolean(),
    icon: textField(1, 40),
    parentId: z.optional(slugField(60)),
    mergedInto: z.optional(slugField(60)),
    updatedAt: z.date(),
  })
  .check(
    z.refine((category) => (category.kind === 'service') === (category.shape === 'service')),
    z.refine((category) => category.mergedInto === undefined || !category.active),
  );
export type CategoryFields = z.infer<typeof categorySchema>;
export type Category = CategoryFields & { id: string };
