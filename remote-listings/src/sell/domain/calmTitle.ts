import { carMakes } from '@anunturi/shared-domain/listing/carMakes';
import { foldDiacritics, tidyText } from '@anunturi/shared-domain/formats/romanianText';

const LETTERS_MIN = 8;
const CAPITALS_SHARE = 0.6;
const abbreviations = new Set(
  'ABS, AC, BMW, CDI, CDTI, CP, CRDI, DCI, DSG, FSI, GPL, GTD, GTI, HDI, ITP, JTD, MCV, RAR, RS, SRL, SUV, TDCI, TDI, TSI, TVA, VW'.split(
    ', ',
  ),
);
/** Names as they are written, by their words in lower case. */
const names = new Map(
  carMakes
    .flatMap(({ name, models }) => [name, ...models.map((model) => model.name)])
    .flatMap((name) => name.split(/[ -]/))
    .filter((word) => /^\p{L}{3,}$/u.test(word))
    .map((word) => [word.toLowerCase(), word]),
);

/** A title that shouts (capitals, exclamation marks) as a sentence, with `places` as they are written; null for one that does not. */
export function calmTitle(title: string, places: readonly string[] = []): string | null {
  const letters = title.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase());
  const shouts =
    letters.length >= LETTERS_MIN && capitals.length >= CAPITALS_SHARE * letters.length;
  if (!shouts && !title.includes('!')) return null;
  const plain = tidyText(title.replace(/!+/g, ' ').replace(/ ([,.])/g, '$1'));
  const words = shouts ? places.reduce(withPlace, plain.replace(/[\p{L}\d]+/gu, calmWord)) : plain;
  const calm = words.charAt(0).toUpperCase() + words.slice(1);
  return calm === title ? null : calm;
}

function calmWord(word: string): string {
  if (/\d/.test(word) || abbreviations.has(word.toUpperCase())) return word;
  return names.get(word.toLowerCase()) ?? word.toLowerCase();
}

/** The whole name: "mare" alone is not the place whose name ends so. */
function withPlace(text: string, place: string): string {
  const inWords = (letters: string) => ` ${foldDiacritics(letters).replace(/[^a-z]/g, ' ')} `;
  const at = inWords(text).indexOf(inWords(place));
  return at < 0 ? text : text.slice(0, at) + place + text.slice(at + place.length);
}
