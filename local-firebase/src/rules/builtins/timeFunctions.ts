import { Duration, Timestamp, type Value } from '../values/values';
import { EVAL_ERROR, type Result } from '../values/Result';
import type { BuiltinFunction } from './builtin';

const SECOND = 1_000_000_000n;
const UNITS: Record<string, bigint> = {
  ns: 1n,
  ms: 1_000_000n,
  s: SECOND,
  m: 60n * SECOND,
  h: 3600n * SECOND,
  d: 86_400n * SECOND,
  w: 604_800n * SECOND,
};
/** 0001-01-01T00:00:00Z and 10000-01-01T00:00:00Z. */
const [FIRST, END] = [-62_135_596_800n * SECOND, 253_402_300_800n * SECOND];
const LONGEST = 315_576_000_000n * SECOND;

/** A timestamp within the years 1 to 9999, else an error. */
export const fitTimestamp = (nanos: bigint): Result =>
  nanos >= FIRST && nanos < END ? new Timestamp(nanos) : EVAL_ERROR;
/** A duration within 10,000 years, else an error. */
export const fitDuration = (nanos: bigint): Result =>
  nanos >= -LONGEST && nanos <= LONGEST ? new Duration(nanos) : EVAL_ERROR;

const ints = (args: readonly Value[]): args is bigint[] =>
  args.every((value) => typeof value === 'bigint');

/** The `timestamp` and `duration` namespaces. */
export const timeFunctions: Record<string, BuiltinFunction> = {
  'timestamp.value': {
    arity: 1,
    call: (args) => (ints(args) ? fitTimestamp(args[0]! * 1_000_000n) : EVAL_ERROR),
  },
  'timestamp.date': {
    arity: 3,
    call: (args) => (ints(args) ? date(args[0]!, args[1]!, args[2]!) : EVAL_ERROR),
  },
  'duration.value': { arity: 2, call: ([amount, unit]) => durationOf(amount, unit) },
  'duration.time': { arity: 4, call: (args) => (ints(args) ? clock(args) : EVAL_ERROR) },
  'duration.abs': {
    arity: 1,
    call: ([value]) =>
      value instanceof Duration
        ? new Duration(value.nanos < 0n ? -value.nanos : value.nanos)
        : EVAL_ERROR,
  },
};

function durationOf(amount: Value | undefined, unit: Value | undefined): Result {
  if (typeof amount !== 'bigint' || typeof unit !== 'string' || !Object.hasOwn(UNITS, unit))
    return EVAL_ERROR;
  return fitDuration(amount * UNITS[unit]!);
}

function clock([hours, minutes, seconds, nanos]: readonly bigint[]): Result {
  return fitDuration((hours! * 3600n + minutes! * 60n + seconds!) * SECOND + nanos!);
}

/** Midnight UTC of a date; impossible dates are errors. */
function date(year: bigint, month: bigint, day: bigint): Result {
  if (year < 1n || year > 9999n || month < 1n || month > 12n || day < 1n || day > 31n)
    return EVAL_ERROR;
  const midnight = new Date(0);
  midnight.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return midnight.getUTCDate() === Number(day)
    ? fitTimestamp(BigInt(midnight.getTime()) * 1_000_000n)
    : EVAL_ERROR;
}
