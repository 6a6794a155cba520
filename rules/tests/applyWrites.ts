import { type Data, Increment, NOW, REMOVED, type World, type Write } from './RuleCase';

const withField = (data: Data, [head, ...rest]: string[], value: unknown): Data => {
  const copy = { ...data };
  if (rest.length > 0) copy[head!] = withField((copy[head!] ?? {}) as Data, rest, value);
  else if (value === REMOVED) delete copy[head!];
  else copy[head!] = value;
  return copy;
};
const at = (data: Data | undefined, path: string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Data | undefined)?.[key], data);

/** Puts the server's time for NOW and sums for increments, in maps at any depth. */
function resolve(value: unknown, before: unknown, now: Date): unknown {
  if (value === NOW) return now;
  if (value instanceof Increment) return (typeof before === 'number' ? before : 0) + value.by;
  if (
    typeof value !== 'object' ||
    value === null ||
    Object.getPrototypeOf(value) !== Object.prototype
  )
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      resolve(each, (before as Data | undefined)?.[key], now),
    ]),
  );
}

/** Merging a map keeps the keys that it does not name. */
function merge(before: unknown, value: unknown): unknown {
  if (
    typeof value !== 'object' ||
    value === null ||
    Object.getPrototypeOf(value) !== Object.prototype
  )
    return value;
  return {
    ...(before as Data | undefined),
    ...Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        key,
        merge((before as Data | undefined)?.[key], each),
      ]),
    ),
  };
}

/** The documents after a batch; null when it updates a document that is missing. */
export function applyWrites(world: World, writes: readonly Write[], now: Date): World | null {
  const after = { ...world };
  for (const write of writes) {
    if ('delete' in write) {
      delete after[write.delete];
    } else if ('set' in write) {
      const before = after[write.set] ?? undefined;
      const data = resolve(write.data, before, now) as Data;
      after[write.set] = write.merge ? (merge(before, data) as Data) : data;
    } else {
      let data = after[write.update];
      if (!data) return null;
      for (const [path, value] of Object.entries(write.data)) {
        const keys = path.split('.');
        data = withField(
          data,
          keys,
          value === REMOVED ? REMOVED : resolve(value, at(data, keys), now),
        );
      }
      after[write.update] = data;
    }
  }
  return after;
}
