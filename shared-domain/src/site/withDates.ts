/** A copy of what Firestore answered in which every timestamp is a date. */
export function withDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if ('toDate' in value && typeof value.toDate === 'function') return value.toDate() as Date;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withDates(each)]));
}
