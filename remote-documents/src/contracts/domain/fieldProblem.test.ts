import { type DocumentField, type FieldKind, type Values } from './documentTypes';
import { fieldProblem, fieldWarning } from './fieldProblem';

const problem = (kind: FieldKind, value: string, more: Values = {}, name = 'x') =>
  fieldProblem({ name, label: 'X', kind } as DocumentField, { [name]: value, ...more });

test.each<[FieldKind, string, Values?, string?]>([
  ['cnp', '1630615123457'],
  ['cui', 'RO14399840'],
  ['cui', 'DE136695976', { p_country: 'Germania' }, 'p_cui'],
  ['tradeRegister', 'J32/123/2019'],
  ['vin', 'UU1KSDAMH12345678'],
  ['vin', 'ABC 123', { v_vinNonStandard: 'da' }],
  ['plate', 'sb12abc', { v_registration: 'permanent' }],
  ['plate', 'SB 012345', { v_registration: 'temporar' }],
  ['plate', 'M-AB 1234', { v_registration: 'strain' }],
  ['iban', 'RO49AAAA1B31007593840000'],
  ['phone', '0712 345 678'],
  ['phone', '+49 170 1234567'],
  ['email', 'ana@exemplu.ro'],
  ['postalCode', '550123', {}, 'p_postalCode'],
  ['postalCode', 'W1A 1AA', { p_country: 'Anglia' }, 'p_postalCode'],
  ['idSeries', 'sb'],
  ['idNumber', '123456'],
  ['idNumber', '12AB345', { p_idType: 'pașaport' }, 'p_idNumber'],
  ['idNumber', 'C01X00T47', {}, 'p_repIdNumber'],
  ['civ', 'K123456'],
  ['date', '2026-11-20'],
  ['time', '14:30'],
  ['whole', '182.450'],
  ['money', '12.500,50'],
  ['text', 'orice'],
])('%s accepts "%s"', (...[kind, value, more, name]) => {
  expect(problem(kind, value, more, name)).toBeNull();
});

test.each<[FieldKind, string, Values?, string?]>([
  ['cnp', '1630615123458'],
  ['cui', '14399841'],
  ['cui', 'DE136695976', { p_country: 'România' }, 'p_cui'],
  ['tradeRegister', 'X'],
  ['vin', 'ABC'],
  ['plate', 'SB 12 IAB', { v_registration: 'permanent' }],
  ['plate', 'SB 12 ABC', { v_registration: 'temporar' }],
  ['iban', 'RO50AAAA1B31007593840000'],
  ['phone', '123'],
  ['phone', '+4071234567'],
  ['phone', '+40812345678'],
  ['email', 'ana@'],
  ['postalCode', '55', {}, 'p_postalCode'],
  ['idSeries', 'S1'],
  ['idNumber', '12'],
  ['civ', '123'],
  ['date', '2026-02-30'],
  ['date', '0001-01-01'],
  ['time', '25:00'],
  ['whole', '12,5'],
  ['whole', '1.9'],
  ['whole', '182.5'],
  ['whole', '17', {}, 'v_year'],
  ['money', 'mult'],
  ['money', '1,234'],
  ['money', '12,500'],
  ['money', '-5'],
])('%s refuses "%s" without repeating it', (...[kind, value, more, name]) => {
  const message = problem(kind, value, more, name);
  expect(message).not.toBeNull();
  if (value.length > 4) expect(message).not.toContain(value);
});

test('an empty field is never wrong', () => {
  expect(problem('cnp', '  ')).toBeNull();
});

test('a European VIN without the control digit is doubted, not refused', () => {
  const field = { name: 'v_vin', label: 'VIN', kind: 'vin' } as const;
  expect(fieldWarning(field, { v_vin: 'WVWZZZ1JZ3W386752' })).toContain('Verificați');
  expect(fieldWarning(field, { v_vin: '1M8GDM9AXKP042788' })).toBeNull();
  expect(fieldProblem(field, { v_vin: 'WVWZZZ1JZ3W386752' })).toBeNull();
});

test('what the paper could print only as a question mark is refused, other alphabets are not', () => {
  const field = { name: 'buyer_name', label: 'Nume', kind: 'text' } as const;
  const problem = (name: string) => fieldProblem(field, { buyer_name: name });
  for (const name of ['Łukasz Żółć', 'Ђорђе', 'Ştefan Ţuţu', 'Ana\u00a0Ion', 'a\nb\tc'])
    expect(problem(name)).toBeNull();
  for (const name of ['王 Wei', 'Ana 🙂']) expect(problem(name)).toMatch(/nu pot fi tipărite/);
});
