import { lastWritten, noteWritten } from './lastWritten';

afterEach(() => jest.useRealTimers());

test('what was written last is named for ten seconds', () => {
  jest.useFakeTimers({ now: 1_000_000 });
  expect(lastWritten()).toBeUndefined();
  noteWritten('one');
  noteWritten('another');
  jest.setSystemTime(1_009_000);
  expect(lastWritten()).toBe('another');
  jest.setSystemTime(1_010_000);
  expect(lastWritten()).toBeUndefined();
});
