import type * as z from 'zod/mini';
import { Refusal } from './refuse';

/** What a schema makes of input. @throws Refusal invalidInput, which names each field that does not fit */
export function parseFields<Schema extends z.ZodMiniType>(
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const fields = Object.fromEntries(
    parsed.error.issues.map(({ path }) => [path.join('.'), 'Câmpul nu este completat corect.']),
  );
  throw new Refusal('invalidInput', undefined, fields);
}
