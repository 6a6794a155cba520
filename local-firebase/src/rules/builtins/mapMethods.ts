import { MapDiff } from '../values/MapDiff';
import { MapValue } from '../values/MapValue';
import { EVAL_ERROR, type Result } from '../values/Result';
import type { Value } from '../values/values';
import type { BuiltinMethod } from './builtin';

/** Methods of map; keys() is sorted, values() has the order in which the map was written. */
export const mapMethods: Record<string, BuiltinMethod<MapValue>> = {
  size: { arity: 0, call: (map) => BigInt(map.size) },
  keys: { arity: 0, call: (map) => map.keys() },
  values: { arity: 0, call: (map) => map.entries().map(([, value]) => value) },
  get: { arity: 2, call: (map, [key, fallback]) => getOr(map, key, fallback!) },
  diff: {
    arity: 1,
    call: (map, [other]) => (other instanceof MapValue ? new MapDiff(map, other) : EVAL_ERROR),
  },
};

/** Methods of the result of diff(). */
export const mapDiffMethods: Record<string, BuiltinMethod<MapDiff>> = {
  addedKeys: { arity: 0, call: (diff) => diff.added() },
  removedKeys: { arity: 0, call: (diff) => diff.removed() },
  changedKeys: { arity: 0, call: (diff) => diff.changed() },
  unchangedKeys: { arity: 0, call: (diff) => diff.unchanged() },
  affectedKeys: { arity: 0, call: (diff) => diff.affected() },
};

/** The keys that get() walks along: one text, or a list of texts. */
export function keyPath(key: Value | undefined): readonly string[] | null {
  if (typeof key === 'string') return [key];
  return Array.isArray(key) && key.length > 0 && key.every((part) => typeof part === 'string')
    ? (key as string[])
    : null;
}

function getOr(map: MapValue, key: Value | undefined, fallback: Value): Result {
  const keys = keyPath(key);
  if (!keys) return EVAL_ERROR;
  let value: Value = map;
  for (const part of keys) {
    const next: Value | undefined = value instanceof MapValue ? value.get(part) : undefined;
    if (next === undefined) return fallback;
    value = next;
  }
  return value;
}
