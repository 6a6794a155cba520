import { matchFree, wholeWords } from './matchFree';
import { narrow, type Reading } from './Reading';
import type { MeantFilters } from './Understood';

const YEAR = String.raw`(19[5-9]\d|20[0-4]\d)`;
const year = '(?:an(?:ul)? (?:de )?(?:fabricatie )?|fabricat[ae]? in |fabricatie |model )';
const since =
  '(?:(?:fabricat[aei]? |an |anul )?(?:dupa|de la|peste|incepand cu|incepand din|mai no[ui][aei]? (?:de|decat|ca)|minim|min|macar|cel putin|de pe la|nu mai vech[ei]*u? (?:de|decat|ca)))';
const until =
  '(?:(?:fabricat[aei]? |an |anul )?(?:inainte de|pana in|pana la|pana|sub|maxim|max|cel mult|mai vech[ei]*u? (?:de|decat|ca)))';

type YearPattern = readonly [source: string, read: (years: number[], now: number) => MeantFilters];

/** What is said of years; ages are counted back from this year. */
const patterns: readonly YearPattern[] = [
  [
    `(?:intre |din |${year})?${YEAR} (?:si |- |la |pana in |pana la )?${YEAR}`,
    ([from, to]) => ({ yearFrom: from!, yearTo: to! }),
  ],
  [`${since} ${year}?${YEAR}`, ([from]) => ({ yearFrom: from! })],
  [`din (?:anul )?${YEAR} (?:incoace|in sus|incolo)`, ([from]) => ({ yearFrom: from! })],
  [
    `${year}?${YEAR} (?:plus|in sus|sau mai no[ui][aei]?|si mai no[ui][aei]?)`,
    ([from]) => ({ yearFrom: from! }),
  ],
  // Under 2000 is a price: nobody asks for a car older than that in these words.
  [`${until} ${year}?(?!2000)${YEAR}`, ([to]) => ({ yearTo: to! })],
  [`inainte de ${YEAR}`, ([to]) => ({ yearTo: to! })],
  [
    String.raw`(?:${until}|mai no[ui][aei]? (?:de|decat)) (\d{1,2}) ani(?: vechime)?`,
    ([age], now) => ({ yearFrom: now - age! }),
  ],
  [
    String.raw`(?:peste|mai vech[ei]*u? (?:de|decat)) (\d{1,2}) ani(?: vechime)?`,
    ([age], now) => ({ yearTo: now - age! }),
  ],
  [
    `(?:din (?:anul )?|${year}|(?<!pana )in |(?<!(?:sub|max|maxim|la|in|pana|peste|buget) ))${YEAR}`,
    ([only]) => ({ yearFrom: only!, yearTo: only! }),
  ],
];
const compiled = patterns.map(([source, read]) => ({ pattern: wholeWords(source), read }));

const aroundYears = ({ yearFrom, yearTo }: MeantFilters, years: number): MeantFilters => ({
  ...(yearFrom !== undefined && { yearFrom: yearFrom - years }),
  ...(yearTo !== undefined && { yearTo: yearTo + years }),
});

/** The years that words ask for. */
export function readYears(reading: Reading, thisYear: number): void {
  for (const { pattern, read } of compiled) {
    const found = matchFree(reading, pattern);
    const numbers = found?.groups.filter((group) => group !== undefined).map(Number) ?? [];
    // "ITP 2027" says until when, not when it was built.
    if (!found || Math.max(...numbers) > thisYear) continue;
    const filters = read(numbers, thisYear);
    narrow(reading, found.places, {
      subject: 'year',
      filters,
      alternatives: [1, 3].map((years) => aroundYears(filters, years)),
    });
    return;
  }
}
