import { stdnum } from 'stdnum';
import { cnpBirthDay, isValidCnp } from './cnp';

const withControl = (body: string) =>
  [...'0123456789'].map((digit) => body + digit).filter(isValidCnp);

test('a CNP with the right control digit is accepted, spaces or not', () => {
  expect(isValidCnp('1630615123457')).toBe(true);
  expect(isValidCnp(' 1630615 123457 ')).toBe(true);
});

test.each([
  '1630615123458',
  '0630615123457',
  '163061512345',
  '16306151234577',
  '1631315123457',
  '',
  'abcdefghijklm',
])('"%s" is not a CNP', (cnp) => {
  expect(isValidCnp(cnp)).toBe(false);
});

test('exactly one control digit fits a body', () => {
  expect(withControl('285040132001')).toHaveLength(1);
});

test('29 February counts only in leap years', () => {
  expect(withControl('196022932001')).toHaveLength(1);
  expect(withControl('197022932001')).toHaveLength(0);
  expect(withControl('500022932001')).toHaveLength(1);
});

test('the birth day follows the first digit', () => {
  expect(cnpBirthDay('1630615123457')).toBe('1963-06-15');
  expect(cnpBirthDay('6050102320011')).toBe('2005-01-02');
});

test('every control digit agrees with an independent implementation', () => {
  for (let number = 0; number < 1000; number += 1) {
    const cnp = `1850401320${String(number).padStart(3, '0')}`;
    expect(isValidCnp(cnp)).toBe(stdnum.RO!.cnp!.validate(cnp).isValid);
  }
});
