import { publicNameProblem } from './publicName';

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

test.each([
  'ᴀᴅᴍɪɴɪꜱᴛʀᴀᴛᴏʀ',
  'ᴀdmin',
  'ᎪᎠᎷᏆΝ',
  'ꓮꓓꓟꓲꓠ',
  'ⲀᎠⲘⲒⲚ',
  'սеr аdmіn',
  'Adm\u1680in',
  'Adm In',
  'Adrninistrator',
  'Poliția Română',
  'Politia Sibiu',
  'P0liția R0mână',
  'Departament Antifraudă',
  'Vânzător Verificat',
  'Verificat',
  'Plata Securizată',
  'Plăți sigure',
  'Banca Transilvania',
  'BCR Leasing',
  'ING Bank',
  'Fan Courier',
  'FanCourier livrări',
  'Sameday',
  'Cont oficial',
  '"><img src=x>',
  'Mаria Pop',
  'Ὰna Pop',
  'ᚐᚅᚐ',
])('%s is no name: it would pass for another', (name) => {
  expect(problem(name)).toBeDefined();
});

test.each([
  'ESCORTE 0740999999',
  't.me slash escorte',
  'www.evil.ro',
  'Sună 0740 999 999',
  'ion@evil.ro',
  'evil.ro/plata',
  'bit.ly/x',
  'Ana zero șapte patru zero nouă nouă nouă nouă nouă nouă',
  'RO49AAAA1B31007593840000 Ana',
])('%s is no name: it leads elsewhere', (name) => {
  expect(problem(name)).toBe(
    'Numele nu poate conține un telefon, o adresă sau un număr de cont. Scrieți numai numele.',
  );
});

test.each([
  'Ștefan Munteanu',
  'Ioan-Adrian Popa',
  'Jean-Pierre',
  "O'Brien",
  'Österreicher Hans',
  'Ödön Kovács',
  'Service Auto Mihai',
  'Administrare Blocuri Sibiu SRL',
  'Suporturi Metalice SRL',
  'Echipamente Agricole Avrig',
  'Ing. Popescu Dan',
  'Polițeanu Maria',
  'Bancuță Ioana',
  'Cornel Morna',
  'Auto 2000 SRL',
  'S.C. Trans-Nord S.R.L.',
  'Șofer Categoria D1',
  'Γιώργος Παπαδόπουλος',
  'محمد علي',
  'Olaru Xenia',
  'Dragoș',
])('%s is a name', (name) => {
  expect(problem(name)).toBeUndefined();
});
