type Shape<T> = { [Name in keyof T]?: 'string' | 'number' | 'boolean' | 'object' };

/** Whether something found in storage has these fields, without a schema: for what a page loads first. */
export function isShaped<T extends object>(found: unknown, shape: Shape<T>): found is T {
  if (typeof found !== 'object' || found === null) return false;
  const fields = found as Record<string, unknown>;
  return Object.entries(shape).every(
    ([name, type]) => typeof fields[name] === type && fields[name] !== null,
  );
}

/** A list found in storage without its broken entries; null when it is none. */
export function listOf<T extends object>(shape: Shape<T>): (found: unknown) => T[] | null {
  return (found) =>
    Array.isArray(found) ? found.filter((each): each is T => isShaped<T>(each, shape)) : null;
}
