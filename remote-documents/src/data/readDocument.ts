type Schema<T> = { safeParse(value: unknown): { success: true; data: T } | { success: false } };
type TimestampLike = { toDate(): Date };

const isTimestamp = (value: unknown): value is TimestampLike =>
  typeof (value as TimestampLike | null)?.toDate === 'function';

/** Stored timestamps as dates, at any depth. */
export function withDates(value: unknown): unknown {
  if (isTimestamp(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (value && typeof value === 'object' && !(value instanceof Date))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withDates(each)]));
  return value;
}

/** A stored document in its domain's shape; a broken one is logged by its path alone (it may hold personal data) and skipped. */
export function readDocument<T>(schema: Schema<T>, stored: unknown, path: string): T | null {
  const read = schema.safeParse(withDates(stored));
  if (read.success) return read.data;
  console.error(`Document stricat, sărit: ${path}`);
  return null;
}
