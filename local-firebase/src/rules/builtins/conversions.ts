import { parsePath } from '../values/PathTemplate';
import { EVAL_ERROR, type EvalError, type Result } from '../values/Result';
import { PathValue, type Value } from '../values/values';
import type { BuiltinFunction } from './builtin';

const MAX = 2n ** 63n - 1n;
const MIN = -(2n ** 63n);
const FLOAT_TEXT = /^[+-]?(?:NaN|Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[fFdD]?)$/;

/** An int when it fits in 64 bits, else an error. */
export const fitInt = (value: bigint): Result => (value > MAX || value < MIN ? EVAL_ERROR : value);

/** Conversions between types, called like functions. */
export const conversionFunctions: Record<string, BuiltinFunction> = {
  int: { arity: 1, call: ([value]) => toInt(value) },
  float: { arity: 1, call: ([value]) => toFloat(value) },
  string: { arity: 1, call: ([value]) => textOf(value!) },
  path: {
    arity: 1,
    call: ([value]) => (typeof value === 'string' ? parsePath(value) : EVAL_ERROR),
  },
};

/** The text of a plain value; EVAL_ERROR for those without one. */
export function textOf(value: Value): string | EvalError {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return floatText(value);
  return value instanceof PathValue ? `/${value.segments.join('/')}` : EVAL_ERROR;
}

function toInt(value: Value | undefined): Result {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'string')
    return /^[+-]?\d{1,30}$/.test(value) ? fitInt(BigInt(value.replace(/^\+/, ''))) : EVAL_ERROR;
  return typeof value === 'number' ? truncate(value) : EVAL_ERROR;
}

/** A float cut to an int; what does not fit becomes the nearest int, NaN becomes 0. */
export function truncate(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return MAX;
  return value <= -(2 ** 63) ? MIN : BigInt(Math.trunc(value));
}

function toFloat(value: Value | undefined): Result {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  const text = typeof value === 'string' ? value.trim() : '';
  return FLOAT_TEXT.test(text) ? Number(text.replace(/[fFdD]$/, '')) : EVAL_ERROR;
}

/** A float as Java prints it: 5.0, 1.0E8, 1.0E-4. */
function floatText(value: number): string {
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  if (!Number.isFinite(value)) return String(value);
  const size = Math.abs(value);
  if (size >= 1e-3 && size < 1e7) return Number.isInteger(value) ? `${value}.0` : String(value);
  const [digits, exponent] = value.toExponential().split('e') as [string, string];
  return `${digits.includes('.') ? digits : `${digits}.0`}E${Number(exponent)}`;
}
