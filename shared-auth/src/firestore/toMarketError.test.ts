import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { firebaseCode, toMarketError, withMarketErrors } from './toMarketError';

const failure = (code: string) => Object.assign(new Error('from the SDK'), { code });
const known = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
const setOnline = (onLine: boolean) =>
  Object.defineProperty(globalThis, 'navigator', { value: { onLine }, configurable: true });

beforeEach(() => void setOnline(true));
afterAll(() => {
  if (known) Object.defineProperty(globalThis, 'navigator', known);
  else Reflect.deleteProperty(globalThis, 'navigator');
});

test.each([
  ['permission-denied', 'notAllowed'],
  ['storage/unauthorized', 'notAllowed'],
  ['storage/unauthenticated', 'signInNeeded'],
  ['storage/object-not-found', 'notFound'],
  ['storage/canceled', 'cancelled'],
  ['storage/quota-exceeded', 'unavailable'],
  ['aborted', 'changedElsewhere'],
  ['unavailable', 'unavailable'],
  ['unknown', 'unavailable'],
  ['auth/network-request-failed', 'unavailable'],
  ['storage/retry-limit-exceeded', 'timeout'],
])('%s of the SDK becomes %s, with its cause', (code, expected) => {
  const cause = failure(code);
  expect(toMarketError(cause)).toMatchObject({ name: 'MarketError', code: expected, cause });
});

test.each([
  'unavailable',
  'unknown',
  'auth/network-request-failed',
  'storage/retry-limit-exceeded',
])('%s without a connection becomes offline', (code) => {
  setOnline(false);
  expect(toMarketError(failure(code))).toMatchObject({ code: 'offline' });
});

test('a refusal stays one without a connection', () => {
  setOnline(false);
  expect(toMarketError(failure('permission-denied'))).toMatchObject({ code: 'notAllowed' });
});

test('what nobody expects, and what already speaks to the visitor, comes back as it is', () => {
  for (const error of [new TypeError('bug'), failure('invalid-argument'), 'text', null])
    expect(toMarketError(error)).toBe(error);
  const expected = new MarketError('slugTaken');
  expect(toMarketError(expected)).toBe(expected);
});

test('a call gives its answer, or a failure that speaks to the visitor', async () => {
  await expect(withMarketErrors(async () => 7)).resolves.toBe(7);
  await expect(withMarketErrors(() => Promise.reject(failure('not-found')))).rejects.toMatchObject({
    code: 'notFound',
  });
});

test('the code of a failure stands without its service', () => {
  expect(firebaseCode(failure('storage/canceled'))).toBe('canceled');
  expect(firebaseCode(new Error('no code'))).toBeUndefined();
  expect(firebaseCode({ code: 'aborted' })).toBeUndefined();
});
