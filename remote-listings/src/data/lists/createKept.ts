/** So many values by name; the one that nobody asked for longest goes when another comes. */
export function createKept<T>(max: number) {
  const kept = new Map<string, T>(); // in the order in which they were last asked for
  const set = (name: string, value: T) => {
    kept.delete(name);
    kept.set(name, value);
    if (kept.size > max) kept.delete(kept.keys().next().value!);
  };
  return {
    set,
    get(name: string): T | undefined {
      const value = kept.get(name);
      if (value !== undefined) set(name, value);
      return value;
    },
  };
}
