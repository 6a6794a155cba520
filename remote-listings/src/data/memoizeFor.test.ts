import { forgetMemoized, memoizeFor } from './memoizeFor';

let reads = 0;
const read = async () => (reads += 1);
beforeEach(() => {
  reads = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('an answer is kept for its time and shared, then asked for anew', async () => {
  const ask = memoizeFor(1000, read);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  jest.advanceTimersByTime(999);
  expect(await ask()).toBe(1);
  jest.advanceTimersByTime(1);
  expect(await ask()).toBe(2);
});

test('a clock that is set back keeps nothing for longer', async () => {
  const ask = memoizeFor(1000, read);
  await ask();
  jest.setSystemTime(Date.now() - 3_600_000);
  jest.advanceTimersByTime(1000);
  expect(await ask()).toBe(2);
});

test('a failure is not kept, and what is forgotten is asked for at once', async () => {
  const ask = memoizeFor(1000, async () => {
    if ((await read()) === 1) throw new Error('no answer');
    return reads;
  });
  await expect(ask()).rejects.toThrow('no answer');
  expect(await ask()).toBe(2);
  forgetMemoized();
  expect(await ask()).toBe(3);
});
