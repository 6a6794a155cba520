import { withinTime } from './withinTime';

const late = () => new Error('late');

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('what comes in time is answered, and so is a failure', async () => {
  await expect(withinTime(Promise.resolve('here'), 100, late)).resolves.toBe('here');
  const failed = Promise.reject(new Error('failed'));
  await expect(withinTime(failed, 100, late)).rejects.toThrow('failed');
});

test('what takes longer fails as the asker says, and a failure that follows is no second one', async () => {
  let fail: (reason: Error) => void = () => undefined;
  const promised = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  const waited = withinTime(promised, 100, late);
  const heard = expect(waited).rejects.toThrow('late');
  await jest.advanceTimersByTimeAsync(100);
  await heard;
  fail(new Error('failed'));
});

test('what comes at the last moment is in time', async () => {
  let come: (value: string) => void = () => undefined;
  const waited = withinTime(new Promise<string>((resolve) => (come = resolve)), 100, late);
  await jest.advanceTimersByTimeAsync(99);
  come('here');
  await expect(waited).resolves.toBe('here');
});
