import { findBannedWords, toBannedPattern } from './bannedWords';

const words = ['arme', 'țigări', 'act fals', 'x.y'];

test.each([
  ['Vând ARME de colecție', ['arme']],
  ['arme', ['arme']],
  ['Țigari aduse de peste hotare', ['țigări']],
  ['ŢIGĂRI', ['țigări']],
  ['un act,  fals', ['act fals']],
  ['Scaun armean, farmece, armele', []],
  ['', []],
  ['primul rând\narme pe al doilea', ['arme']],
])('in "%s" are found %j', (text, found) => {
  expect(findBannedWords(text, words)).toEqual(found);
});

test('the pattern that rules use finds the same in text lowered as rules lower it', () => {
  const pattern = new RegExp(`^${toBannedPattern(words)}$`);
  const asciiLower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  for (const text of ['Vând ARME de colecție', 'ŢIGĂRI', 'Un ACT fals\nieftin'])
    expect(pattern.test(asciiLower(text))).toBe(true);
  for (const text of ['Farmece', 'Dacia Logan']) expect(pattern.test(asciiLower(text))).toBe(false);
});

test('the pattern has nothing that the rules language lacks', () => {
  expect(toBannedPattern(words)).not.toMatch(/\(\?/);
});

test('no words, or none that holds a letter, make no pattern', () => {
  expect(toBannedPattern([])).toBe('');
  expect(toBannedPattern(['!!'])).toBe('');
});
