import type { BuiltinMethod } from '../builtins/builtin';
import { keyPath } from '../builtins/mapMethods';
import { MapValue } from '../values/MapValue';
import { EVAL_ERROR, type Result } from '../values/Result';
import type { Value } from '../values/values';
import { FieldFacts, SymbolicKeys, SymbolicMap } from './symbolic';
import { containsProved } from './symbolicOperators';

const TRUE_OR_UNKNOWN = (proved: boolean): Result => (proved ? true : EVAL_ERROR);
const keysOf = (list: Value | undefined): readonly Value[] => (Array.isArray(list) ? list : []);

/** Methods of a map of which only the filtered fields are known; only what follows from them is answered. */
export const symbolicMapMethods: Record<string, BuiltinMethod<SymbolicMap>> = {
  keys: { arity: 0, call: (map) => new SymbolicKeys(map) },
  get: { arity: 2, call: (map, [key, fallback]) => getProved(map, key, fallback!) },
};

/** Methods of its keys: what is filtered exists, so hasAny and hasAll can be proved; hasOnly and size never can. */
export const symbolicKeysMethods: Record<string, BuiltinMethod<SymbolicKeys>> = {
  hasAny: {
    arity: 1,
    call: ({ map }, [list]) =>
      TRUE_OR_UNKNOWN(keysOf(list).some((key) => typeof key === 'string' && map.has(key))),
  },
  hasAll: {
    arity: 1,
    call: ({ map }, [list]) =>
      TRUE_OR_UNKNOWN(
        Array.isArray(list) && list.every((key) => typeof key === 'string' && map.has(key)),
      ),
  },
};

/** Methods of a field with facts: `array-contains x` proves hasAny of a list with x. */
export const fieldFactsMethods: Record<string, BuiltinMethod<FieldFacts>> = {
  hasAny: {
    arity: 1,
    call: (field, [list]) =>
      TRUE_OR_UNKNOWN(keysOf(list).some((item) => containsProved(field, item))),
  },
};

function getProved(map: SymbolicMap, key: Value | undefined, fallback: Value): Result {
  const keys = keyPath(key);
  if (!keys) return EVAL_ERROR;
  let value: Result = map;
  for (const part of keys) {
    if (value instanceof SymbolicMap) value = value.get(part) ?? EVAL_ERROR;
    else if (value instanceof FieldFacts || value === EVAL_ERROR) return EVAL_ERROR;
    else {
      const next: Value | undefined = value instanceof MapValue ? value.get(part) : undefined;
      if (next === undefined) return fallback;
      value = next;
    }
  }
  return value;
}
