import { hasYearlyReport, isLargeOperator, isTermOver } from './duties';

const at = (day: string) => new Date(`${day}T10:00:00Z`);
const duties = { largeSince: '2027-03-01' };

test.each([
  [{}, '2030-01-01', false],
  [duties, '2027-02-28', false],
  [duties, '2027-03-01', true],
])('of %o on %s the duties of larger operators hold: %s', (since, day, holds) => {
  expect(isLargeOperator(since, at(day))).toBe(holds);
});

test('the day begins in Romania', () => {
  expect(isLargeOperator(duties, new Date('2027-02-28T22:30:00Z'))).toBe(true);
});

test('the year in which the day lies has a report, those before have none', () => {
  const years = [2026, 2027, 2028];
  expect(years.map((year) => hasYearlyReport(duties, year))).toEqual([false, true, true]);
  expect(hasYearlyReport({}, 2030)).toBe(false);
});

test.each([
  ['2027-03-02', '2027-03-02', true],
  ['2026-05-01', '2028-02-29', false],
  ['2026-05-01', '2028-03-01', true],
])('a firm that came on %s has had its time by %s: %s', (memberSince, day, isOver) => {
  expect(isTermOver(duties, at(memberSince), at(day))).toBe(isOver);
});
