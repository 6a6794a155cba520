import { Duration, Timestamp } from '../values/values';
import type { BuiltinMethod } from './builtin';

const SECOND = 1_000_000_000n;
const DAY = 86_400n * SECOND;
const floorDivide = (a: bigint, b: bigint) => (a % b < 0n ? a / b - 1n : a / b);
const startOfDay = (time: Timestamp) => floorDivide(time.nanos, DAY) * DAY;
const utc = (time: Timestamp) => new Date(Number(floorDivide(time.nanos, 1_000_000n)));
const part = (read: (date: Date) => number): BuiltinMethod<Timestamp> => ({
  arity: 0,
  call: (time) => BigInt(read(utc(time))),
});

/** Day of the year, from 1. */
function dayOfYear(date: Date): number {
  const newYear = new Date(date);
  newYear.setUTCMonth(0, 1);
  return Math.round((date.getTime() - newYear.getTime()) / 86_400_000) + 1;
}

/** Methods of timestamp, all in UTC; weekdays run from Monday = 1 to Sunday = 7. */
export const timestampMethods: Record<string, BuiltinMethod<Timestamp>> = {
  date: { arity: 0, call: (time) => new Timestamp(startOfDay(time)) },
  time: { arity: 0, call: (time) => new Duration(time.nanos - startOfDay(time)) },
  toMillis: { arity: 0, call: (time) => floorDivide(time.nanos, 1_000_000n) },
  nanos: { arity: 0, call: (time) => time.nanos - floorDivide(time.nanos, SECOND) * SECOND },
  year: part((date) => date.getUTCFullYear()),
  month: part((date) => date.getUTCMonth() + 1),
  day: part((date) => date.getUTCDate()),
  dayOfWeek: part((date) => date.getUTCDay() || 7),
  dayOfYear: part(dayOfYear),
  hours: part((date) => date.getUTCHours()),
  minutes: part((date) => date.getUTCMinutes()),
  seconds: part((date) => date.getUTCSeconds()),
};

/** Methods of duration; both parts have the sign of the whole. */
export const durationMethods: Record<string, BuiltinMethod<Duration>> = {
  seconds: { arity: 0, call: (duration) => duration.nanos / SECOND },
  nanos: { arity: 0, call: (duration) => duration.nanos % SECOND },
};
