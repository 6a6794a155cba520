import { MAX_BUILT } from '../builtins/builtin';
import { fitInt } from '../builtins/conversions';
import { fitDuration, fitTimestamp } from '../builtins/timeFunctions';
import { Duration, Timestamp } from './values';
import { EVAL_ERROR, type Result } from './Result';

export type Arithmetic = '+' | '-' | '*' | '/' | '%';

/** Computes with numbers, texts (+), timestamps and durations (+ and -); overflow and other types are errors. */
export function compute(a: Result, operator: Arithmetic, b: Result): Result {
  if (typeof a === 'bigint' && typeof b === 'bigint') return ints(a, operator, b);
  if (
    (typeof a === 'bigint' || typeof a === 'number') &&
    (typeof b === 'bigint' || typeof b === 'number')
  ) {
    return floats(Number(a), operator, Number(b));
  }
  if (operator === '+' && typeof a === 'string' && typeof b === 'string')
    return a.length + b.length <= MAX_BUILT ? a + b : EVAL_ERROR;
  return operator === '+' || operator === '-' ? times(a, operator, b) : EVAL_ERROR;
}

/** Unary minus of a number or a duration. */
export function negate(value: Result): Result {
  if (typeof value === 'bigint') return fitInt(-value);
  if (typeof value === 'number') return -value;
  return value instanceof Duration ? new Duration(-value.nanos) : EVAL_ERROR;
}

function ints(a: bigint, operator: Arithmetic, b: bigint): Result {
  switch (operator) {
    case '+':
      return fitInt(a + b);
    case '-':
      return fitInt(a - b);
    case '*':
      return fitInt(a * b);
    case '/':
      return b === 0n ? EVAL_ERROR : fitInt(a / b);
    case '%':
      return b === 0n ? EVAL_ERROR : a % b;
  }
}

function floats(a: number, operator: Arithmetic, b: number): Result {
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '%':
      return a % b;
  }
}

function times(a: Result, operator: '+' | '-', b: Result): Result {
  if (b instanceof Duration) {
    const change = operator === '+' ? b.nanos : -b.nanos;
    if (a instanceof Timestamp) return fitTimestamp(a.nanos + change);
    return a instanceof Duration ? fitDuration(a.nanos + change) : EVAL_ERROR;
  }
  if (!(b instanceof Timestamp)) return EVAL_ERROR;
  if (operator === '+') return a instanceof Duration ? fitTimestamp(a.nanos + b.nanos) : EVAL_ERROR;
  return a instanceof Timestamp ? fitDuration(a.nanos - b.nanos) : EVAL_ERROR;
}
