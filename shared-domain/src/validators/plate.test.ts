import { findPlates, formatPlate, isTemporaryPlate, isValidPlate } from './plate';

test.each(['CJ12ABC', 'sb 07 xyz', 'B 12 ABC', 'B-123-ABC', 'SB 01 AOI'])(
  '%s is a permanent plate',
  (plate) => {
    expect(isValidPlate(plate)).toBe(true);
  },
);

test.each([
  '',
  'CJ 123 ABC',
  'XX 12 ABC',
  'SB 12 IAB',
  'SB 12 OAB',
  'SB 12 AQB',
  'B 1 ABC',
  'SB 12 AB',
])('"%s" is not', (plate) => {
  expect(isValidPlate(plate)).toBe(false);
});

test('a temporary plate has a county and digits only', () => {
  expect(isTemporaryPlate('SB 012345')).toBe(true);
  expect(isTemporaryPlate('SB 12')).toBe(false);
});

test.each([
  ['sb12abc', 'SB 12 ABC'],
  ['b123abc', 'B 123 ABC'],
  ['sb012345', 'SB 012345'],
  ['m-ab 1234', 'M-AB 1234'],
])('%s is shown as %s', (plate, shown) => {
  expect(formatPlate(plate)).toBe(shown);
});

test('plates are found in a text however they are written, and nothing that only looks alike', () => {
  const text =
    'Se vinde cu numerele BV 12 ABC, fostul bv-12-abc; al doilea b.123.xyz sau CJ07 DEF. ' +
    'Motor 200 CDI, cod SBV12ABCD, CT 10 kilometri, OT 1 ABC, XX 12 ABC.';
  expect(findPlates(text)).toEqual(['BV12ABC', 'B123XYZ', 'CJ07DEF']);
});
