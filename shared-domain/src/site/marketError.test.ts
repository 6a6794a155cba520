import { isMarketError, MarketError, toRomanianMessage } from './marketError';

test('an expected failure carries a code, Romanian words and its cause', () => {
  const cause = new Error('PERMISSION_DENIED');
  const error = new MarketError('notAllowed', undefined, { cause });
  expect(error).toMatchObject({
    code: 'notAllowed',
    message: 'Nu aveți dreptul să faceți acest lucru.',
    cause,
  });
  expect(isMarketError(error)).toBe(true);
  expect(isMarketError(cause)).toBe(false);
});

test('an unexpected failure never shows its own words', () => {
  expect(toRomanianMessage(new MarketError('offline'))).toContain('internet');
  expect(toRomanianMessage(new TypeError('x is not a function'))).toBe(
    'Serviciul nu răspunde acum. Încercați din nou peste câteva momente.',
  );
});
