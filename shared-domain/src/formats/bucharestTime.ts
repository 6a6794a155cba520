const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * A moment by the clocks of Bucharest: a Date whose UTC parts are what they show. Reckoned by the Union's rule (summer time
 * from 01:00 UTC of March's last Sunday to October's, in force since 1997), because a phone needs 30 ms and more to make an
 * `Intl.DateTimeFormat`, which every list would wait for.
 */
export function inBucharest(at: Date | number): Date {
  return new Date(Number(at) + offsetMs(Number(at)));
}

/**
 * The moment at which clocks in Bucharest show the UTC parts of `shown`. An hour that they leave out in March is the one after it,
 * one that they show twice in October the first.
 */
export function fromBucharest(shown: Date | number): Date {
  return new Date(Number(shown) - offsetMs(Number(shown) - 3 * HOUR_MS));
}

function offsetMs(ms: number): number {
  const year = new Date(ms).getUTCFullYear();
  const isSummer = ms >= lastSundayOf(2, year) && ms < lastSundayOf(9, year);
  return (isSummer ? 3 : 2) * HOUR_MS;
}

/** 01:00 UTC of the last Sunday of a month with 31 days. */
function lastSundayOf(month: number, year: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * DAY_MS;
}
