import { looksFirst } from './looksFirst';

test('a release, a promotion and a canary are looked at before; what goes back or ends is not', () => {
  expect([looksFirst('release'), looksFirst('promote'), looksFirst('canary', '10')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([looksFirst('canary', '0'), looksFirst('rollback'), looksFirst('status')]).toEqual([
    false,
    false,
    false,
  ]);
});
