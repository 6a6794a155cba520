import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { foldDiacritics, tidyText } from '@anunturi/shared-domain/formats/romanianText';
import { type CountyPlace, placeSchema } from '@anunturi/shared-domain/site/countyFile';

export const PLACE_LINE =
  'name, kind (municipiu, oraș or comună), latitude, longitude, e.g. "Numele, oraș, 45.7, 24.4"';

const kinds: Readonly<Record<string, string>> = {
  municipiu: 'city',
  oras: 'town',
  comuna: 'commune',
};

/** A place as a line of a table, with its kind in English or Romanian; null for a line that does not fit. */
export function readPlace(line: string): CountyPlace | null {
  const [name = '', kind = '', latitude, longitude] = line
    .split(line.includes(';') ? ';' : ',')
    .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  const small = foldDiacritics(kind);
  const degrees = [latitude, longitude].map((text) => Number(text?.replace(',', '.') || NaN));
  return placeSchema.safeParse([tidyText(name), kinds[small] ?? small, ...degrees]).data ?? null;
}

/** The places of a table: a line each, the first one may be its head. @throws ExpectedFailure naming the first wrong line */
export function readPlaces(file: string, text: string): CountyPlace[] {
  const lines = text.split(/\r?\n/);
  const head = lines.findIndex((line) => line.trim() !== '');
  return lines.flatMap((line, at) => {
    const place = readPlace(line);
    if (place) return [place];
    if (line.trim() === '' || (at === head && !/\d/.test(line))) return [];
    throw new ExpectedFailure(`${file}:${at + 1} is "${line}".`, `Expected: ${PLACE_LINE}.`);
  });
}
