import { createBreaker } from './breaker';

let nowMs: number;
const open = () => createBreaker({ failures: 3, openMs: 5000, now: () => nowMs });
beforeEach(() => (nowMs = 0));

test('it refuses after so many failures in a row, and lets one try again after a while', () => {
  const breaker = open();
  for (const isFailure of [true, true, false, true, true]) {
    breaker.note(isFailure);
    expect(breaker.refuses()).toBe(false);
  }
  breaker.note(true);
  expect(breaker.refuses()).toBe(true);
  nowMs = 5000;
  expect([breaker.refuses(), breaker.refuses()]).toEqual([false, true]);
});

test('a clock that is set back does not keep it open', () => {
  const breaker = createBreaker({ failures: 1, openMs: 5000 });
  breaker.note(true);
  const later = performance.now() + 5000;
  jest.spyOn(Date, 'now').mockReturnValue(0);
  jest.spyOn(performance, 'now').mockReturnValue(later);
  expect(breaker.refuses()).toBe(false);
  jest.restoreAllMocks();
});

test('one that tried and failed leaves it open; one that was answered closes it', () => {
  const breaker = open();
  for (let at = 0; at < 3; at += 1) breaker.note(true);
  nowMs = 5000;
  expect(breaker.refuses()).toBe(false);
  breaker.note(true);
  expect(breaker.refuses()).toBe(true);
  nowMs = 10_000;
  expect(breaker.refuses()).toBe(false);
  breaker.note(false);
  expect(breaker.refuses()).toBe(false);
});
