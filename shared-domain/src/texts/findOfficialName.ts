import { readAsLatin } from './readAsLatin';

/** Digits and signs that look like a letter. */
const letterLike: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  l: 'i',
  '|': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};

/** How a read text looks, where i and l, o and 0 are one. */
const toShape = (read: string): string =>
  Array.from(read, (sign) => letterLike[sign] ?? sign).join('');

/** How a name reads: digits and signs as letters, and as gaps; rn as m, vv as w. */
function shapesOf(name: string): string[] {
  const read = readAsLatin(name);
  const gaps = read.replace(/[^\p{L}]/gu, ' ');
  return [read, gaps, read.replaceAll('rn', 'm').replaceAll('vv', 'w')].map(toShape);
}

const toOneWord = (shape: string) => shape.replace(/[^\p{L}]/gu, '');

/** Words as they look; letters set apart (`A.d.m.i.n`) are one word. */
function toWords(shape: string): string[] {
  const words = shape.split(/[^\p{L}]+/u).filter(Boolean);
  const spaced = words.map((word) => (word.length === 1 ? word : ` ${word} `)).join('');
  return [...words, ...spaced.split(' ').filter(Boolean)];
}

/** Patterns are written as names read; l is i in them as in the names. */
const asShape = (pattern: string) => new RegExp(pattern.replaceAll('l', 'i'));

/** Beginnings of words by which an operator speaks, apart from those of trades: echipament, suporturi, administrare. */
const OPERATOR_WORD = asShape(
  '^(?:super)?(?:admin(?!istr)|administrator|moder(?:ator|ati|are$)|suport(?!ur|at|er)|support|echip(?:a|ei|eie)(?!m|j|r|t)|operatoru|staff$)|admin$',
);
const OPERATOR_WHOLE = asShape(
  '^(?:admin|administrator(?:ul|i|ii)?|moderator(?:ul|i|ii)?|suport(?:clienti|tehnic)?|support)$',
);
const CYRILLIC_OPERATOR = /админ|модерат|поддержк/;

/** Authorities, banks, couriers and other markets, as whole words of a name. */
const INSTITUTION = asShape(
  `(?:^| )(?:${[
    'politi(?:a|ei|e)(?: .*)?',
    'politist',
    'jandarmeri(?:a|e)',
    'anti ?frauda',
    'parchet(?:ul)?',
    'anaf',
    'fiscul',
    'anpc',
    'protectia consumator(?:ului|ilor)',
    'banca (?:transilvania|nationala|romaneasca|comerciala)',
    'bcr',
    'brd',
    'ing bank',
    'raiffeisen',
    'unicredit',
    'cec bank',
    'alpha bank',
    'otp bank',
    'libra bank',
    'bt pay',
    'revolut',
    'paypal',
    'western union',
    'fan ?courier',
    'same ?day',
    'easy ?box',
    'cargus',
    'dpd',
    'gls',
    'dhl',
    'posta romana',
    'urgent curier',
    'olx',
    'autovit',
    'publi24',
    'facebook',
    'whats ?app',
    'google',
  ].join('|')})(?: |$)`,
);

/** What a name says of itself that only the site could say. */
const CLAIM = asShape(
  '(?:^| )(?:verificat(?:a|i|e)?|verified|certificat de|cont (?:oficial|confirmat)|(?:pagina|contul) oficial(?:a)?|oficial(?:a)?|plat(?:a|i|ile|a ?ti) (?:securizat|protejat|sigur|garantat)\\w*|tranzacti(?:e|i|a) (?:securizat|sigur|protejat)\\w*|departament(?:ul)?|garantat de)(?: |$)',
);

export type OfficialName = 'operator' | 'institution' | 'claim';

/** Whose name a name would pass for: the operator of the site called `siteName`, an authority or a firm that is trusted, or a badge. */
export function findOfficialName(name: string, siteName: string): OfficialName | undefined {
  const shapes = shapesOf(name);
  const site = toOneWord(toShape(readAsLatin(siteName)));
  const spaced = shapes.map((shape) => shape.replace(/[^\p{L}]+/gu, ' ').trim());
  if (
    shapes.some((shape) => toOneWord(shape).includes(site)) ||
    shapes.flatMap(toWords).some((word) => OPERATOR_WORD.test(word)) ||
    shapes.some((shape) => OPERATOR_WHOLE.test(toOneWord(shape))) ||
    CYRILLIC_OPERATOR.test(name.toLowerCase())
  )
    return 'operator';
  if (spaced.some((shape) => INSTITUTION.test(shape))) return 'institution';
  return spaced.some((shape) => CLAIM.test(shape)) ? 'claim' : undefined;
}

/** Whether a name reads like another one, whatever signs it is written with. */
export const readsLike = (name: string, other: string): boolean =>
  shapesOf(name).some((shape) => toOneWord(shape).includes(toOneWord(toShape(readAsLatin(other)))));
