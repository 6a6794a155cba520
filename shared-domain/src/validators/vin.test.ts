import { isValidVin, normalizeVin, vinControlDigitFits } from './vin';

test.each(['UU1KSDAMH12345678', 'wvwzzz1jz3w386752', '1M8GDM9AXKP042788', 'VF1 BB1B0-412345678'])(
  '%s has the form of a VIN',
  (vin) => {
    expect(isValidVin(vin)).toBe(true);
  },
);

test.each([
  '',
  'UU1KSDAMH1234567',
  'UU1KSDAMH123456789',
  'UU1KSDAMO12345678',
  'IU1KSDAMH12345678',
  'QU1KSDAMH12345678',
  'UU1KSDAMH1234567_',
])('"%s" has not', (vin) => {
  expect(isValidVin(vin)).toBe(false);
});

test('the control digit of an American VIN fits, and a European one may not have it', () => {
  expect(vinControlDigitFits('1M8GDM9AXKP042788')).toBe(true);
  expect(vinControlDigitFits('1M8GDM9A1KP042788')).toBe(false);
  expect(vinControlDigitFits('WVWZZZ1JZ3W386752')).toBe(false);
});

test('a VIN is stored in capitals without separators', () => {
  expect(normalizeVin(' wvw-zzz1jz 3w386752')).toBe('WVWZZZ1JZ3W386752');
});
