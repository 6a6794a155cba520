import { SetValue } from '../values/SetValue';
import { EVAL_ERROR, type Result } from '../values/Result';
import type { Value } from '../values/values';
import type { BuiltinMethod } from './builtin';

/** The other side of a set comparison: a set, or a list taken as one. */
function asSet(value: Value | undefined): SetValue | null {
  if (value instanceof SetValue) return value;
  return Array.isArray(value) ? new SetValue(value) : null;
}

const compared = (test: (set: SetValue, other: SetValue) => Result): BuiltinMethod<SetValue> => ({
  arity: 1,
  call: (set, [argument]) => {
    const other = asSet(argument);
    return other ? test(set, other) : EVAL_ERROR;
  },
});
const combined = (
  join: (set: SetValue, other: SetValue) => Iterable<Value>,
): BuiltinMethod<SetValue> => ({
  arity: 1,
  call: (set, [other]) => (other instanceof SetValue ? new SetValue(join(set, other)) : EVAL_ERROR),
});

/** Methods of set; comparisons take a set or a list, combinations a set only. */
export const setMethods: Record<string, BuiltinMethod<SetValue>> = {
  size: { arity: 0, call: (set) => BigInt(set.size) },
  hasAny: compared((set, other) => other.items.some((item) => set.has(item))),
  hasAll: compared((set, other) => other.items.every((item) => set.has(item))),
  hasOnly: compared((set, other) => set.items.every((item) => other.has(item))),
  union: combined((set, other) => [...set.items, ...other.items]),
  intersection: combined((set, other) => set.items.filter((item) => other.has(item))),
  difference: combined((set, other) => set.items.filter((item) => !other.has(item))),
};
