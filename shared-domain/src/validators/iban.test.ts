import { isValidIBAN } from 'ibantools';
import { isValidIban } from './iban';

test('a Romanian IBAN is accepted with or without spaces', () => {
  expect(isValidIban('RO49AAAA1B31007593840000')).toBe(true);
  expect(isValidIban('ro49 aaaa 1b31 0075 9384 0000')).toBe(true);
});

test.each([
  '',
  'RO49AAAA1B3100759384000',
  'RO50AAAA1B31007593840000',
  'DE89370400440532013000',
  'RO49AAA11B31007593840000',
])('"%s" is refused', (iban) => {
  expect(isValidIban(iban)).toBe(false);
});

test('every pair of control digits agrees with an independent implementation', () => {
  for (let control = 2; control < 99; control += 1) {
    const iban = `RO${String(control).padStart(2, '0')}BTRLRONCRT0123456701`;
    expect(isValidIban(iban)).toBe(isValidIBAN(iban));
  }
});
