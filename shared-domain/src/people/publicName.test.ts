import { publicNameProblem, toLooks } from './publicName';

const siteName = 'Piața Exemplu';
const problem = (name: string) => publicNameProblem(name, siteName);

test.each([
  'Piața Exemplu - Echipa',
  'piata  exemplu',
  'Piața-Exemplu.ro',
  'PIAȚAEXEMPLU',
  'P i a ț a Exemplu',
  'Ріаţа Ехеmрlu',
  'Piata 3xemp1u',
  'Echipa',
  'Echipa de vânzări',
  'еchіра site',
  'Admin',
  'Аdmіn',
  '4dm1n',
  'A.d.m.i.n',
  'a d m i n',
  'admin2',
  'SuperAdmin',
  'Administrator',
  'АДМИН',
  'ａｄｍｉｎ',
  'Suport clienți',
  'Support',
  'SUP0RT',
  'Moderator',
  'Moderatorul Ion',
  'mod3rat0r',
  '|Suport|',
  'Piața | Exemplu',
])('%s would pass for the operator', (name) => {
  expect(problem(name)).toMatch(/administratorilor/);
});

test.each([
  'Cont șters',
  'cont  STERS',
  'Соnt ştеrs',
  'C0nt-$ters',
  'C o n t șters',
  'Cont șters 2',
  'Cont | șters',
  'Cont 1 șters',
  'Cont 1 s\u0326ters',
])('%s would pass for an account that is gone', (name) => {
  expect(problem(name)).toMatch(/cont șters/);
});

test.each([
  ['a right-to-left override', 'Ana\u202ePop'],
  ['a right-to-left mark', 'Ana\u200fPop'],
  ['a zero-width space', 'Ana\u200bPop'],
  ['a zero-width joiner', 'Ana\u200dPop'],
  ['a byte order mark', '\ufeffAna Pop'],
  ['a control sign', 'Ana\u0007Pop'],
  ['a line separator', 'Ana\u2028Pop'],
  ['a soft hyphen', 'Ana\u00adPop'],
  ['a blank that is a letter', 'Ana\u3164Pop'],
  ['a sign of a badge', 'Ana Pop ✔'],
  ['piled marks', 'A\u0301\u0301\u0301na'],
])('a name with %s is refused', (_what, name) => {
  expect(problem(name)).toMatch(/semne/);
});

test('a name without a letter is refused', () => {
  expect(problem('12345')).toBe('Scrieți un nume cu litere.');
});

test.each([
  'Ana Pop',
  'Ștefan Țurcanu',
  'Ana-Maria O’Neill',
  'D`Angelo',
  'Ion 1985',
  'Cont Expert SRL',
  'Echipamente Agricole SRL',
  'Echipaj Auto',
  'Suporturi Auto SRL',
  'Administrare Imobile SRL',
  'Modern Auto',
  'Moderna Construct',
  'Auto Sibiu & Fiii S.R.L.',
  'Иван Петров',
  '王小明',
])('%s is a name', (name) => {
  expect(problem(name)).toBeUndefined();
});

test('what looks alike reads alike', () => {
  expect(toLooks('Șuрοrt')).toBe('suport');
});
