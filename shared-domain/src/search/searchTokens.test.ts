import fc from 'fast-check';
import { SEARCH_TOKENS_MAX } from '../site/limits';
import {
  tokensMatch,
  toQueryToken,
  toQueryWords,
  toSearchTokens,
  toSearchWords,
} from './searchTokens';

test('words lose their marks, linking words and single letters; digits stay', () => {
  expect(toSearchWords('Vând mașină de familie, e în stare bună: Clasa C 5 uși')).toEqual([
    'masina',
    'familie',
    'stare',
    'buna',
    'clasa',
    '5',
    'usi',
  ]);
});

test('cedilla and comma-below letters give the same words', () => {
  expect(toSearchWords('roţi şi jante')).toEqual(toSearchWords('roți și jante'));
});

test('a listing is found by the beginnings of its words and by a glued name', () => {
  const tokens = toSearchTokens(['Mazda', 'CX-5', 'Mașină îngrijită']);
  for (const word of ['mazda', 'ma', 'maz', 'cx', '5', 'cx5', 'ingr', 'masina'])
    expect(tokens).toContain(word);
  expect(tokens).not.toContain('m');
});

test('a generation is found in Roman numerals and in figures, however the seller wrote it', () => {
  expect(toSearchTokens(['VW Golf VII 2016'])).toContain('7');
  expect(toSearchTokens(['Golf 7 diesel'])).toContain('vii');
  expect(toSearchTokens(['Megane II, 5 uși, 2010'])).toEqual(
    expect.arrayContaining(['megane', 'ii', '2', '5', '2010']),
  );
});

test('whole words come first and are never cut', () => {
  const words = Array.from({ length: 20 }, (_, at) => `${at}cuvantul`);
  const tokens = toSearchTokens(words);
  expect(tokens.slice(0, words.length)).toEqual(words);
  expect(tokens).toHaveLength(SEARCH_TOKENS_MAX);
});

test('any word of a title finds it, whole or begun, and no token is longer than rules allow', () => {
  const word = fc.stringMatching(/^[a-zăâîșț]{2,24}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.nat(), (words, at) => {
      const tokens = toSearchTokens([words.join(' ')]);
      expect(tokens.length).toBeLessThanOrEqual(SEARCH_TOKENS_MAX);
      for (const token of tokens) expect(token.length).toBeLessThanOrEqual(40);
      const [asked] = toQueryWords(words[at % words.length]!);
      if (asked === undefined) return;
      expect(tokensMatch(tokens, [asked])).toBe(true);
      expect(tokens).toContain(toQueryToken(asked));
    }),
  );
});

test('every word must be found, in any order', () => {
  const tokens = toSearchTokens(['Dacia Logan 2018']);
  expect(tokensMatch(tokens, toQueryWords('2018 log'))).toBe(true);
  expect(tokensMatch(tokens, toQueryWords('logan 2019'))).toBe(false);
  expect(tokensMatch(tokens, ['2'])).toBe(false);
});
