import { formatHints, parseHints } from './hintCookie';

test.each<[string, string[]]>([
  ['__session=dark.signedIn', ['dark', 'signedIn']],
  ['a=b; __session=cookieAccepted', ['cookieAccepted']],
  ['a=b;__session=light; c=d', ['light']],
  ['__session=', []],
  ['not__session=dark', []],
  ['a=__session=dark', []],
  ['__session="><script>', []],
  ['', []],
])('the hints in %j are %j', (cookies, words) => {
  expect(parseHints(cookies)).toEqual(words);
});

test('what is written is read again, and no word ends the cookie', () => {
  expect(parseHints(formatHints(['dark', 'signedIn'], 'http:'))).toEqual(['dark', 'signedIn']);
  expect(formatHints(['dark'], 'http:')).toContain('Max-Age=31536000');
  expect(formatHints([], 'http:')).toMatch(/^__session=;.*Max-Age=0$/);
});

test('over https the cookie never leaves by plain http', () => {
  expect(formatHints(['dark'], 'https:')).toMatch(/; Secure$/);
  expect(formatHints(['dark'], 'http:')).not.toContain('Secure');
});
