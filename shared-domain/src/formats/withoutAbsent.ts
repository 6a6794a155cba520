/** A copy without the fields that are undefined: a document cannot hold them. */
export function withoutAbsent<T extends object>(value: T): T {
  const present: Partial<T> = {};
  for (const key of Object.keys(value) as (keyof T)[])
    if (value[key] !== undefined) present[key] = value[key];
  return present as T;
}
