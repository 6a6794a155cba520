import { withDates } from './withDates';

type Faults = { issues: readonly { path: readonly PropertyKey[]; keys?: readonly string[] }[] };
type Parsed<T> = { data: T; error?: undefined } | { data?: undefined; error: Faults };

/** What a zod schema offers, without zod. */
export type StoredSchema<T> = {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: Faults };
};

/**
 * What is stored as its schema has it, without the keys that a newer version stored beside, at any depth
 * (docs/decisions/0019): schemas are strict, for what is written.
 */
export function parseStored<T>(schema: StoredSchema<T>, value: unknown): Parsed<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed;
  const unknown = parsed.error.issues.filter(({ keys }) => keys);
  if (!unknown.length) return parsed;
  const known = withDates(value);
  for (const { path, keys } of unknown) {
    const part = path.reduce<any>((each, key) => each[key], known);
    for (const key of keys!) delete part[key];
  }
  return parseStored(schema, known);
}
