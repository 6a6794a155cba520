import { foldDiacritics } from '../formats/romanianText';
import { GONE_NAME } from './goneName';

/**
 * What no name holds: control and invisible signs, signs that turn the direction of writing, blanks that look like letters,
 * pictures that could pass for a badge.
 */
const FORBIDDEN = [
  /[\p{C}\p{Zl}\p{Zp}\p{So}]/u,
  /[\u115f\u1160\u2800\u3164\uffa0]/u,
  /\p{M}{3}|\p{Variation_Selector}|\u034f/u,
];

/** Letters of other alphabets, digits and signs that look like a Latin letter, by that letter. */
const lookAlikes: Record<string, string> = {
  a: 'аα@4ɑ',
  b: 'вβьƅ',
  c: 'сϲⅽ',
  d: 'ԁдɗ',
  e: 'еεє3ҽ',
  g: 'ɡց',
  h: 'һհ',
  i: 'іιɩї1l|!ӏłıи',
  j: 'јϳ',
  k: 'кκ',
  m: 'мμ',
  n: 'пոηн',
  o: 'оοօø0σ',
  p: 'рρ',
  r: 'гя',
  s: 'ѕ5$ꜱ',
  t: 'тτ7ŧ',
  u: 'υսцυ',
  v: 'νѵ',
  x: 'хχ',
  y: 'уγ',
};
const latin = new Map(
  Object.entries(lookAlikes).flatMap(([letter, signs]) =>
    [...signs].map((sign) => [sign, letter] as const),
  ),
);

/** How a text looks: `Аdmіn`, `4DM1N` and `ａｄｍｉｎ` are all `admin`. Separators stay what they are. */
export const toLooks = (text: string): string =>
  Array.from(
    foldDiacritics(text.normalize('NFKC')).replace(/\p{Cf}/gu, ''),
    (sign) => latin.get(sign) ?? sign,
  ).join('');

/** Beginnings of words by which an operator speaks, apart from those of trades: echipament, suporturi, administrare. */
const OFFICIAL =
  /^(?:super)?(?:admin(?!istr)|administrator|moder(?:ator|ati|are$)|suport(?!ur|at|er)|support|echip(?:a|ei|eie)(?!m|j|r|t)|operatoru|staff$)|admin$/;

/** Why a name cannot stand before others as the name of a person or a company, in Romanian; undefined when it can. */
export function publicNameProblem(name: string, siteName: string): string | undefined {
  if (FORBIDDEN.some((sign) => sign.test(name)))
    return 'Numele conține semne care nu se pot folosi. Scrieți-l cu litere, cifre și spații.';
  if (!/\p{L}/u.test(name)) return 'Scrieți un nume cu litere.';
  const readings = readingsOf(name);
  const reads = (words: string) => readings.some((looks) => toOneWord(looks).includes(words));
  const site = toLooks(siteName).replace(/[^a-z]/g, '');
  if (reads(site) || readings.flatMap(toWords).some((word) => OFFICIAL.test(word)))
    return 'Acest nume ar părea al administratorilor site-ului. Alegeți altul.';
  if (reads(toOneWord(toLooks(GONE_NAME))))
    return 'Acest nume ar părea al unui cont șters. Alegeți altul.';
  return undefined;
}

const toOneWord = (looks: string) => looks.replace(/[^\p{L}]/gu, '');

/** How a name looks: digits and signs count as letters, and as gaps. */
const readingsOf = (name: string): string[] => [
  toLooks(name),
  toLooks(name.replace(/[^\p{L}\p{M}]/gu, ' ')),
];

/** Words as they look; letters set apart (`A.d.m.i.n`) are one word. */
function toWords(looks: string): string[] {
  const words = looks.split(/[^\p{L}]+/u).filter(Boolean);
  const spaced = words.map((word) => (word.length === 1 ? word : ` ${word} `)).join('');
  return [...words, ...spaced.split(' ').filter(Boolean)];
}
