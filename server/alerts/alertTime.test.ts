import { inBucharest } from '@anunturi/shared-domain/formats/bucharestTime';
import { nextAlertAt } from './alertTime';

test.each([
  ['in the night in which the clocks go forward', '2026-03-28T18:00:00Z', '2026-03-29'],
  ['in the night in which they go back', '2026-10-24T18:00:00Z', '2026-10-25'],
  ['on any other day', '2026-11-20T18:00:00Z', '2026-11-21'],
])('a daily e-mail goes out in the hour after eight %s', (_when, now, day) => {
  const at = inBucharest(nextAlertAt('daily', 'ana', new Date(now))).toISOString();
  expect(at.slice(0, 13)).toBe(`${day}T08`);
});

test('a weekly one goes out on Monday', () => {
  const at = inBucharest(nextAlertAt('weekly', 'ana', new Date('2026-03-25T10:00:00Z')));
  expect(at.toISOString().slice(0, 13)).toBe('2026-03-30T08');
});
