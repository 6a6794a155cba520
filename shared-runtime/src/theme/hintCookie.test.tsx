import { setHint } from './hintCookie';

beforeEach(() => {
  document.cookie = '__session=; Path=/; Max-Age=0';
  document.cookie = 'other__session=dark; Path=/';
});

test('the hints of a device are words of one cookie, which goes with the last of them', () => {
  expect([setHint('dark', true), setHint('signedIn', true), setHint('signedIn', true)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(document.cookie).toContain('__session=dark.signedIn');
  expect([setHint('dark', false), setHint('light', false)]).toEqual([true, false]);
  expect(document.cookie).toMatch(/(^|; )__session=signedIn$/);
  setHint('signedIn', false);
  expect(document.cookie).toBe('other__session=dark');
});
