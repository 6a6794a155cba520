import { compare, type Comparison } from './values/comparison';
import { equal } from './values/equality';
import { MapValue } from './values/MapValue';
import {
  compareSymbolic,
  equalSymbolic,
  inSymbolic,
  notEqualSymbolic,
} from './query-analysis/symbolicOperators';
import { SymbolicMap } from './query-analysis/symbolic';
import { SetValue } from './values/SetValue';
import { EVAL_ERROR, isKnown, kindOf, type Result } from './values/Result';
import { PathValue, type Value } from './values/values';

/** `a == b`; int and float compare by value here, but not inside lists and maps. */
export function isEqual(a: Result, b: Result): Result {
  if (!isKnown(a) || !isKnown(b))
    return a === EVAL_ERROR || b === EVAL_ERROR ? EVAL_ERROR : equalSymbolic(a, b);
  return sameAtTop(a, b);
}

/** `a != b`. */
export function isUnequal(a: Result, b: Result): Result {
  if (!isKnown(a) || !isKnown(b))
    return a === EVAL_ERROR || b === EVAL_ERROR ? EVAL_ERROR : notEqualSymbolic(a, b);
  return !sameAtTop(a, b);
}

function sameAtTop(a: Value, b: Value): boolean {
  const numbers = typeof a === 'bigint' || typeof a === 'number';
  return equal(a, b, numbers ? 'loose' : 'strict');
}

/** `a < b` and the like. */
export function isOrdered(a: Result, operator: Comparison, b: Result): Result {
  if (!isKnown(a) || !isKnown(b))
    return a === EVAL_ERROR || b === EVAL_ERROR ? EVAL_ERROR : compareSymbolic(a, operator, b);
  return compare(a, operator, b);
}

/** `item in container`: an element of a list or set, or a key of a map. */
export function isIn(item: Result, container: Result): Result {
  if (!isKnown(item) || !isKnown(container))
    return item === EVAL_ERROR || container === EVAL_ERROR
      ? EVAL_ERROR
      : inSymbolic(item, container);
  if (Array.isArray(container))
    return container.some((element: Value) => equal(element, item, 'strict'));
  if (container instanceof SetValue) return container.has(item);
  return container instanceof MapValue && typeof item === 'string'
    ? container.has(item)
    : EVAL_ERROR;
}

/** `value is type`; `set`, `vector` and `constraint` are known names that no value has. */
export function hasType(value: Result, typeName: string): Result {
  if (value instanceof SymbolicMap && typeName === 'map') return true;
  if (!isKnown(value)) return EVAL_ERROR;
  const kind = kindOf(value);
  if (typeName === 'number') return kind === 'int' || kind === 'float';
  return kind === typeName && kind !== 'set';
}

/** `object.name` and `map['name']`: a missing key is an error. */
export function memberOf(object: Result, name: string): Result {
  if (!(object instanceof MapValue || object instanceof SymbolicMap)) return EVAL_ERROR;
  const value = object.get(name);
  return value === undefined ? EVAL_ERROR : value;
}

/** `object[index]` of a map, list, string or path. */
export function elementOf(object: Result, index: Result): Result {
  if (typeof index === 'string') return memberOf(object, index);
  if (typeof index !== 'bigint' || index < 0n) return EVAL_ERROR;
  const at = Number(index);
  if (typeof object === 'string') return at < object.length ? object[at]! : EVAL_ERROR;
  if (Array.isArray(object)) return at < object.length ? (object[at] as Value) : EVAL_ERROR;
  return object instanceof PathValue ? (object.segments[at] ?? EVAL_ERROR) : EVAL_ERROR;
}

/** `object[from:to]`; bounds outside the object are errors, and so is an empty range of a list. */
export function rangeOf(object: Result, from: Result, to: Result): Result {
  const items = object instanceof PathValue ? object.segments : object;
  if (typeof items !== 'string' && !Array.isArray(items)) return EVAL_ERROR;
  const [start, end] = [from === null ? 0n : from, to === null ? BigInt(items.length) : to];
  if (typeof start !== 'bigint' || typeof end !== 'bigint') return EVAL_ERROR;
  if (start < 0n || start >= BigInt(items.length) || end < start || end > BigInt(items.length))
    return EVAL_ERROR;
  if (Array.isArray(object) && start === end) return EVAL_ERROR;
  const part = items.slice(Number(start), Number(end));
  return object instanceof PathValue ? new PathValue(part as string[]) : (part as Result);
}
