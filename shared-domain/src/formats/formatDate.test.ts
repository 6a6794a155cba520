import {
  addDays,
  formatAgo,
  formatDate,
  formatDateTime,
  formatIsoDay,
  formatLongDate,
  isIsoDay,
  toIsoDay,
} from './formatDate';

const lateEvening = Date.UTC(2026, 10, 19, 22, 5); // 20 November 2026, 00:05 in Bucharest

test('a moment is shown as the day it is in Bucharest', () => {
  expect(formatDate(lateEvening)).toBe('20.11.2026');
  expect(formatLongDate(lateEvening)).toBe('20 noiembrie 2026');
  expect(formatDateTime(lateEvening)).toBe('20.11.2026, 00:05');
  expect(toIsoDay(new Date(lateEvening))).toBe('2026-11-20');
});

test('summer time is followed', () => {
  expect(formatDateTime(Date.UTC(2026, 6, 1, 21, 0))).toBe('02.07.2026, 00:00');
});

test('a stored day is turned round without touching time zones', () => {
  expect(formatIsoDay('2026-03-31')).toBe('31.03.2026');
  expect(formatIsoDay('')).toBe('');
});

test.each([
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['20.11.2026', false],
  ['2026-11-20', true],
])('%s is a day: %s', (day, valid) => {
  expect(isIsoDay(day)).toBe(valid);
});

test('adding days crosses months and years', () => {
  expect(addDays('2026-12-15', 30)).toBe('2027-01-14');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test.each([
  [Date.UTC(2026, 10, 20, 11, 59, 45), 'chiar acum'],
  [Date.UTC(2026, 10, 20, 11, 55), 'acum 5 minute'],
  [Date.UTC(2026, 10, 20, 8, 0), 'acum 4 ore'],
  [Date.UTC(2026, 10, 19, 8, 0), 'ieri'],
  [Date.UTC(2026, 10, 1, 8, 0), 'acum 19 zile'],
  [Date.UTC(2026, 10, 0, 12, 0), 'acum 20 de zile'],
  [Date.UTC(2026, 7, 1, 8, 0), 'acum 3 luni'],
  [Date.UTC(2024, 7, 1, 8, 0), 'acum 2 ani'],
])('%d reads %s', (at, text) => {
  expect(formatAgo(at, Date.UTC(2026, 10, 20, 12, 0))).toBe(text);
});
