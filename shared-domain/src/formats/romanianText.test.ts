import { compareRomanian, foldDiacritics, tidyText, toCommaBelow } from './romanianText';

test('cedilla letters become comma-below letters', () => {
  expect(toCommaBelow('Şcoală, Ţara, maşină, puţin')).toBe('Școală, Țara, mașină, puțin');
});

test('decomposed letters become single comma-below letters', () => {
  expect(toCommaBelow('s\u0326i t\u0326ara s\u0327i')).toBe('și țara și');
});

test('tidying collapses spaces of every kind', () => {
  expect(tidyText('  Ion \u00a0 Ştefan\n')).toBe('Ion Ștefan');
});

test.each([
  ['Mașină', 'masina'],
  ['MAŞINĂ', 'masina'],
  ['Târgu Mureș', 'targu mures'],
  ['Çelik', 'celik'],
])('%s folds to %s', (text, folded) => {
  expect(foldDiacritics(text)).toBe(folded);
});

test('sorting follows the Romanian alphabet', () => {
  expect(['Șelimbăr', 'Tălmaciu', 'Sibiu', 'Țichindeal', 'Avrig'].sort(compareRomanian)).toEqual([
    'Avrig',
    'Sibiu',
    'Șelimbăr',
    'Tălmaciu',
    'Țichindeal',
  ]);
});
