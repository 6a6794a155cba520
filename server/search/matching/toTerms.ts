import { foldDiacritics } from '@anunturi/shared-domain/formats/romanianText';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { bodies, fuels } from '@anunturi/shared-domain/listing/vehicleFields';
import { withoutOwnNumbers } from './withoutOwnNumbers';

/** Where in a listing a word stands, as bits. */
export const IN_TITLE = 1;
export const IN_FACTS = 2;
export const IN_PLACE = 4;
export const IN_DESCRIPTION = 8;

const WORD_MAX = 24;
/** How models count their generations: "Golf VII" is a Golf 7 as well, and the other way round. */
const romans: readonly string[] = ['', '', 'ii', 'iii', 'iv', '', 'vi', 'vii', 'viii'];

/** The words of a text, folded; single letters are none. */
export const toWords = (text: string): string[] =>
  foldDiacritics(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 || /\d/.test(word))
    .map((word) => word.slice(0, WORD_MAX));

/** The words by which a listing is found, each with where it stands; numbers of its owner's are none. */
export function toTerms(listing: Listing, categoryLabel: string | undefined): Map<string, number> {
  const terms = new Map<string, number>();
  const add = (text: string | undefined, where: number) => {
    for (const word of text === undefined ? [] : toWords(withoutOwnNumbers(text)))
      terms.set(word, (terms.get(word) ?? 0) | where);
  };
  const named = [listing.title, ...vehicleTexts(listing)].filter((text) => text !== undefined);
  add(listing.title, IN_TITLE);
  for (const text of vehicleTexts(listing)) add(text, IN_FACTS);
  for (const text of named) for (const word of otherSpellings(text)) add(word, IN_FACTS);
  add(categoryLabel, IN_FACTS);
  add(listing.localityName, IN_PLACE);
  add(listing.description, IN_DESCRIPTION);
  return terms;
}

function vehicleTexts(listing: Listing): (string | undefined)[] {
  if (listing.kind === 'service') return [];
  const { vehicle } = listing;
  if (vehicle.shape === 'part') return [vehicle.makeName, vehicle.modelName];
  const { makeName, modelName, version, fuel, body, year } = vehicle;
  return [makeName, modelName, version, fuel && fuels[fuel], body && bodies[body], String(year)];
}

/** `X-Trail` is an xtrail too, `Golf VII` a Golf 7. */
function otherSpellings(text: string): string[] {
  const words = foldDiacritics(text).split(/\s+/);
  return words.flatMap((word) => {
    if (/^[a-z0-9]+-[a-z0-9]+$/.test(word)) return [word.replace('-', '')];
    const other = romans[Number(word)] || (romans.includes(word) && romans.indexOf(word));
    return word && other ? [String(other)] : [];
  });
}
