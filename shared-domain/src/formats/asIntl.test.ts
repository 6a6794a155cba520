import fc from 'fast-check';
import { formatAgo, formatClock, formatDate, formatLongDate, toIsoDay } from './formatDate';
import { formatNumber } from './formatNumber';
import { plural } from './plural';

// What is written without `Intl` says what `Intl` says.
const timeZone = 'Europe/Bucharest';
const moment = fc.integer({ min: Date.UTC(1998, 0, 1), max: Date.UTC(2060, 0, 1) });
const runs = { numRuns: 2_000 };

test('days and hours in Bucharest are those of the time zone’s own table', () => {
  const day = new Intl.DateTimeFormat('ro-RO', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  const long = new Intl.DateTimeFormat('ro-RO', {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const clock = new Intl.DateTimeFormat('ro-RO', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  fc.assert(
    fc.property(moment, (at) => {
      expect([formatDate(at), formatLongDate(at), formatClock(at)]).toEqual([
        day.format(at),
        long.format(at),
        clock.format(at),
      ]);
    }),
    runs,
  );
});

test.each([
  ['2026-03-29T00:59:59Z', '02:59'],
  ['2026-03-29T01:00:00Z', '04:00'],
  ['2026-10-25T00:59:59Z', '03:59'],
  ['2026-10-25T01:00:00Z', '03:00'],
])('around the change of the clocks, at %s, it is %s', (at, clock) => {
  expect(formatClock(Date.parse(at))).toBe(clock);
});

test('ages read as the browser’s own relative times', () => {
  const relative = new Intl.RelativeTimeFormat('ro', { numeric: 'auto' });
  const now = Date.UTC(2026, 10, 20, 12, 0);
  fc.assert(
    fc.property(fc.integer({ min: -3_000, max: -1 }), (days) => {
      const at = now + days * 86_400_000;
      const apart = Math.round((Date.parse(toIsoDay(at)) - Date.parse(toIsoDay(now))) / 86_400_000);
      const [unit, of] = [
        ['day', 1] as const,
        ['month', 30] as const,
        ['year', 365] as const,
      ].findLast(([, least]) => Math.abs(apart) >= least)!;
      const said = relative.format(Math.trunc(apart / of), unit);
      expect(formatAgo(at, now)).toBe(said);
    }),
    runs,
  );
});

test('a moment that another clock already has is now', () => {
  expect(formatAgo(Date.UTC(2026, 10, 20, 12, 5), Date.UTC(2026, 10, 20, 12, 0))).toBe(
    'chiar acum',
  );
});

test('numbers are grouped, rounded and cut as the browser’s own', () => {
  const number = fc.oneof(
    fc.double({ min: -1e12, max: 1e12, noNaN: true }).map((value) => value || 0), // no -0
    fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000), // many a half
  );
  const places = fc.integer({ min: 0, max: 3 });
  fc.assert(
    fc.property(number, places, places, (value, a, b) => {
      const [least, most] = [Math.min(a, b), Math.max(a, b)];
      const format = new Intl.NumberFormat('ro-RO', {
        minimumFractionDigits: least,
        maximumFractionDigits: most,
        useGrouping: true,
      });
      expect(formatNumber(value, most, least)).toBe(format.format(value));
    }),
    runs,
  );
});

test('a large number is rounded by the digits that are written, and what rounds up is carried', () => {
  expect(formatNumber(338_248_767_415.51447, 3)).toBe('338.248.767.415,514');
  expect(formatNumber(999.9995, 3)).toBe('1.000');
  expect(formatNumber(0.0000004, 3, 1)).toBe('0,0');
});

test('a noun’s form is the one that the language’s rules choose', () => {
  const rules = new Intl.PluralRules('ro');
  const words = { one: ' anunț', few: ' anunțuri', other: ' de anunțuri' };
  fc.assert(
    fc.property(fc.nat({ max: 20_000 }), (count) => {
      const form = words[rules.select(count) as keyof typeof words];
      expect(plural(count, 'anunț', 'anunțuri')).toBe(count.toLocaleString('ro-RO') + form);
    }),
    runs,
  );
});
