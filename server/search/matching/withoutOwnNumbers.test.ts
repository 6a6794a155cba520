import { withoutOwnNumbers } from './withoutOwnNumbers';

const left = (text: string) => withoutOwnNumbers(text).replaceAll(/\s+/g, ' ').trim();

test.each([
  ['Serie WVWZZZ1KZAW000001 la cerere', 'Serie la cerere'],
  ['sunați 0745 998 877 sau +40 745.998.877', 'sunați sau'],
  ['tel 0269-210-210', 'tel'],
  ['Număr SB 12 ABC, roșii SB 012345', 'Număr , roșii'],
  ['sb12abc', ''],
])('a number of the owner’s in "%s" is no word', (text, wanted) => {
  expect(left(text)).toBe(wanted);
});

test.each([
  'Mercedes-Benz B 200 CDI 2012, 150 000 km',
  'Golf 7 2.0 TDI 150 CP, euro 6, 18 500 euro',
  'Cauciucuri 205/55 R16, jante 5x112',
  'E46 320d M47, BMW 2004 120000 km',
])('"%s" stays as it is', (text) => {
  expect(withoutOwnNumbers(text)).toBe(text);
});
