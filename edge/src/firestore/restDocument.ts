import * as z from 'zod/mini';

/** A field as Firestore's REST interface writes it; kinds that nothing here asks for are left out. */
export const restValueSchema = z.object({
  stringValue: z.optional(z.string()),
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
});

/** Texts, lists and maps as JavaScript has them. */
export function toPlain({ stringValue, mapValue, arrayValue }: RestValue): unknown {
  if (mapValue) return toPlainFields(mapValue.fields ?? {});
  return arrayValue ? (arrayValue.values ?? []).map(toPlain) : stringValue;
}

export const toPlainFields = (fields: Record<string, RestValue>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toPlain(value)]));
