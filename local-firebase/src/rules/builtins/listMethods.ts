import { SetValue } from '../values/SetValue';
import { ValueIndex } from '../values/ValueIndex';
import { EVAL_ERROR, kindOf, type Result } from '../values/Result';
import type { ListValue, Value } from '../values/values';
import { MAX_BUILT, type BuiltinMethod } from './builtin';
import { textOf } from './conversions';

const list = (value: Value | undefined): value is ListValue => Array.isArray(value);
const index = (values: Iterable<Value>) => new ValueIndex('strict', values);

/** Methods of list; elements are compared strictly (1 is not 1.0). */
export const listMethods: Record<string, BuiltinMethod<ListValue>> = {
  size: { arity: 0, call: (items) => BigInt(items.length) },
  toSet: { arity: 0, call: (items) => new SetValue(items) },
  concat: {
    arity: 1,
    call: (items, [other]) =>
      list(other) && items.length + other.length <= MAX_BUILT ? [...items, ...other] : EVAL_ERROR,
  },
  join: { arity: 1, call: (items, [separator]) => join(items, separator) },
  removeAll: {
    arity: 1,
    call: (items, [other]) => (list(other) ? without(items, index(other)) : EVAL_ERROR),
  },
  hasAny: {
    arity: 1,
    call: (items, [other]) => (list(other) ? containsAny(index(items), other) : EVAL_ERROR),
  },
  hasAll: {
    arity: 1,
    call: (items, [other]) => (list(other) ? containsAll(index(items), other) : EVAL_ERROR),
  },
  hasOnly: {
    arity: 1,
    call: (items, [other]) => (list(other) ? containsAll(index(other), items) : EVAL_ERROR),
  },
};

const containsAny = (known: ValueIndex, wanted: ListValue) =>
  wanted.some((item) => known.has(item));
const containsAll = (known: ValueIndex, wanted: ListValue) =>
  wanted.every((item) => known.has(item));
const without = (items: ListValue, removed: ValueIndex) =>
  items.filter((item) => !removed.has(item));

function join(items: ListValue, separator: Value | undefined): Result {
  if (typeof separator !== 'string') return EVAL_ERROR;
  const parts: string[] = [];
  let length = 0;
  for (const item of items) {
    const part = kindOf(item) === 'path' ? EVAL_ERROR : textOf(item);
    if (part === EVAL_ERROR || (length += part.length + separator.length) > MAX_BUILT)
      return EVAL_ERROR;
    parts.push(part);
  }
  return parts.join(separator);
}
