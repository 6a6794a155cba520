import {
  isValidCiv,
  isValidIdNumber,
  isValidIdSeries,
  isValidPostalCode,
} from './identityDocuments';

test.each([
  ['550123', true],
  [' 550123 ', true],
  ['55012', false],
  ['55012a', false],
])('postal code "%s": %s', (text, valid) => {
  expect(isValidPostalCode(text)).toBe(valid);
});

test.each([
  ['SB', true],
  ['sb', true],
  ['S', false],
  ['S1', false],
])('series "%s": %s', (text, valid) => {
  expect(isValidIdSeries(text)).toBe(valid);
});

test.each([
  ['123456', true],
  ['123456789', true],
  ['12345', false],
  ['1234567890', false],
])('card number "%s": %s', (text, valid) => {
  expect(isValidIdNumber(text)).toBe(valid);
});

test.each([
  ['K123456', true],
  ['k 123456', true],
  ['KK12345', false],
  ['123456', false],
])('vehicle card "%s": %s', (text, valid) => {
  expect(isValidCiv(text)).toBe(valid);
});
