import * as z from 'zod/mini';

/** A field as Firestore's REST interface writes it; kinds that nothing here asks for are left out. */
const restValueSchema = z.object({
  stringValue: z.optional(z.string()),
  booleanValue: z.optional(z.boolean()),
  integerValue: z.optional(z.string()),
  /** A text for what JSON has no number for. */
  doubleValue: z.optional(z.union([z.number(), z.string()])),
  nullValue: z.optional(z.null()),
  timestampValue: z.optional(z.string()),
  referenceValue: z.optional(z.string()),
  get arrayValue() {
    return z.optional(z.object({ values: z.optional(z.array(restValueSchema)) }));
  },
  get mapValue() {
    return z.optional(z.object({ fields: z.optional(z.record(z.string(), restValueSchema)) }));
  },
});
export type RestValue = z.infer<typeof restValueSchema>;

/** A document as that interface answers it. */
export const restDocumentSchema = z.object({
  name: z.string(),
  fields: z._default(z.record(z.string(), restValueSchema), {}),
  updateTime: z.string(),
});
