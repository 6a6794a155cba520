import { foldDiacritics } from '../formats/romanianText';

/** The spellings that a folded letter stands for, so that marks do not hide a word; `lower()` of the rules leaves Ă, Ș as they are. */
const spellings: Record<string, string> = { a: '[aăâĂÂ]', i: '[iîÎ]', s: '[sșşȘŞ]', t: '[tțţȚŢ]' };
const BOUNDARY = '[^a-z0-9ăâîșşțţĂÂÎȘŞȚŢ]';

const toWordPattern = (word: string) =>
  [
    ...foldDiacritics(word)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  ]
    .map((letter) => spellings[letter] ?? (letter === ' ' ? `${BOUNDARY}+` : letter))
    .join('');

/**
 * A pattern (RE2 and JavaScript, whole text, no flags) that matches any lower-cased text with one of the words in it; empty for no words.
 * Security rules match it against `title.lower()` and `description.lower()`, findBannedWords against what is being typed.
 */
export function toBannedPattern(words: readonly string[]): string {
  const parts = words.map(toWordPattern).filter(Boolean);
  return parts.length === 0
    ? ''
    : `([\\s\\S]*${BOUNDARY})?(${parts.join('|')})(${BOUNDARY}[\\s\\S]*)?`;
}
