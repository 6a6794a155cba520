/** The same shape with every moment as milliseconds: what a page can carry as JSON. */
export type PlainDates<T> = T extends Date
  ? number
  : T extends readonly (infer Item)[]
    ? PlainDates<Item>[]
    : T extends object
      ? { [Key in keyof T]: PlainDates<T[Key]> }
      : T;

/** A copy of a read document with dates as milliseconds and absent fields left out. */
export function toPlainDates<T>(value: T): PlainDates<T> {
  return plain(value) as PlainDates<T>;
}

function plain(value: unknown): unknown {
  if (value instanceof Date) return value.getTime();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .map(([key, each]) => [key, plain(each)]),
  );
}
