import { ExpectedFailure } from './ExpectedFailure';
import { readNumber } from './readNumber';
import { readOrigin } from './readOrigin';
import { toExpectedFailure } from './toExpectedFailure';

const thrown = (message: string, more: object = {}) => Object.assign(new Error(message), more);

test.each<[string, unknown, string]>([
  ['what says so itself', new ExpectedFailure('No.', 'Do this.'), 'No.'],
  ['one of another package', thrown('In use.', { remedy: 'Stop it.' }), 'In use.'],
  [
    'a used port',
    thrown('x', { code: 'EADDRINUSE', syscall: 'listen', port: 80 }),
    'Port 80 is used by another program.',
  ],
  [
    'a folder of somebody else',
    thrown('x', { code: 'EACCES', path: '/data' }),
    '/data cannot be used: this account may not use it.',
  ],
  [
    'a full disk',
    thrown('x', { code: 'ENOSPC', path: '/data' }),
    '/data cannot be used: its disk is full.',
  ],
  [
    'a site that is down, below what fetch says',
    thrown('fetch failed', { cause: thrown('x', { code: 'ECONNREFUSED', port: 3000 }) }),
    'Port 3000 does not answer (ECONNREFUSED).',
  ],
  [
    'no account at Google',
    thrown('Could not load the default credentials.'),
    'Google accepts no account of this machine.',
  ],
  [
    'an account that may not',
    thrown('Missing permission', { code: 7 }),
    'Google refuses: Missing permission.',
  ],
])('%s is expected', (_what, error, message) => {
  const failure = toExpectedFailure(error);
  expect(failure).toMatchObject({ message, exitCode: 1 });
  expect(failure!.remedy).not.toBe('');
});

test('a wrong option is a wrong call', () => {
  const error = thrown("Unknown option '--x'", { code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION' });
  expect(toExpectedFailure(error, 'usage')).toMatchObject({ remedy: 'usage', exitCode: 2 });
});

test.each([
  ['a fault of the program', new TypeError('x is undefined')],
  ['a file that should be there', thrown('x', { code: 'ENOENT', path: '/x' })],
  ['what is no error', 'text'],
])('%s is not', (_what, error) => {
  expect(toExpectedFailure(error)).toBeNull();
});

test.each(['abc', '-1', '1.5', '70000'])('PORT=%s is refused in words', (text) => {
  const read = () => readNumber(text, { name: 'PORT', fallback: 3000, max: 65_535 });
  expect(read).toThrow(`PORT is "${text}".`);
});

test.each(['targ.example', 'ftp://targ.example', 'https://'])(
  'SITE_ORIGIN=%s is refused',
  (text) => {
    expect(() => readOrigin(text)).toThrow(`SITE_ORIGIN is "${text}".`);
  },
);
