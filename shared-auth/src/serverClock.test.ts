import { sayWrongClock } from './sayWrongClock';
import { isServerClockKnown, learnServerClock, serverNow } from './serverClock';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const deviceMs = Date.parse('2026-11-20T10:00:00.700Z');

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(deviceMs));
afterEach(() => void jest.restoreAllMocks());

/** An answer whose `Date` is so much ahead of this device, heard 200 ms after it was asked for. */
const hear = (aheadMs: number, more: Record<string, string> = {}) =>
  learnServerClock(
    new Headers({ date: new Date(deviceMs + aheadMs).toUTCString(), ...more }),
    deviceMs - 200,
  );

test('the moment is that of this device until the server has answered, and where both agree', () => {
  expect([isServerClockKnown(), serverNow()]).toEqual([false, deviceMs]);
  hear(0);
  expect([isServerClockKnown(), serverNow(), sayWrongClock()]).toEqual([true, deviceMs, undefined]);
});

test('a device that is two days behind takes the moment from the server', () => {
  hear(2 * DAY);
  expect(Math.abs(serverNow() - (deviceMs + 2 * DAY))).toBeLessThan(1000);
});

test('answers that a cache kept, and answers without a date, say nothing', () => {
  hear(0);
  hear(-DAY, { age: '86400' });
  learnServerClock(new Headers(), deviceMs);
  expect(serverNow()).toBe(deviceMs);
});

test('a clock that was set back while the answer was on its way says nothing', () => {
  hear(0);
  const date = new Date(deviceMs).toUTCString();
  learnServerClock(new Headers({ date }), deviceMs + DAY, deviceMs);
  expect(serverNow()).toBe(deviceMs);
});

test.each([
  [5 * MINUTE, undefined],
  [6 * MINUTE, 'cu 6 minute în urmă'],
  [-59.8 * MINUTE, 'cu 1 oră înainte'],
  [-3 * 60 * MINUTE, 'cu 3 ore înainte'],
  [23.8 * 60 * MINUTE, 'cu 1 zi în urmă'],
  [-40 * DAY, 'cu 40 de zile înainte'],
])('a clock that is %d ms off is named with how far', (aheadMs, words) => {
  hear(aheadMs);
  if (words === undefined) expect(sayWrongClock()).toBeUndefined();
  else expect(sayWrongClock()).toContain(`Ceasul acestui dispozitiv este ${words}; ora exactă`);
});
