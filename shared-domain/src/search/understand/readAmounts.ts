import type { ListingFilters } from '../listingFilters';
import type { Reading } from './Reading';

const N = String.raw`(\d{1,9})`;
const upTo =
  '(?:pana la|pana in|sub|maxim(?:um)?|max|cel mult|mai ieftin[ae]? de|in jur de|circa|buget)';
const from = '(?:peste|de la|minim(?:um)?|min|cel putin|incepand de la|mai scump[ae]? de)';
const since = '(?:dupa|din|de la|peste|incepand cu|incepand din|mai nou[ae]? de|minim|min|an|anul)';
const until = '(?:inainte de|pana in|pana la|sub|maxim|max|mai vech[ie]u? de|mai vechi decat)';
const YEAR = String.raw`(19[5-9]\d|20[0-3]\d)`;
const money = '(euro|eur|lei|ron)';
const horses = '(?:cp|cai putere|cai|hp)';

const currencyOf = (word: string): ListingFilters =>
  word.startsWith('eur') ? { currency: 'EUR' } : {};

const written: Readonly<Record<string, number>> = {
  doua: 2,
  trei: 3,
  patru: 4,
  cinci: 5,
  sase: 6,
  sapte: 7,
  opt: 8,
  noua: 9,
};

type Pattern = { pattern: RegExp; read(found: string[]): ListingFilters };
const whole = (source: string, read: Pattern['read']): Pattern => ({
  pattern: new RegExp(`(?<=^| )${source}(?= |$)`),
  read,
});

/** Amounts with a unit, for any kind of listing; earlier ones are tried first. */
const anyPatterns: Pattern[] = [
  whole(`(?:intre |de la )?${N} (?:si |pana la |la )?${N} ${money}`, ([low, high, unit]) => ({
    priceFrom: Number(low),
    priceTo: Number(high),
    ...currencyOf(unit!),
  })),
  whole(`${upTo} ${N} (?:de )?${money}`, ([to, unit]) => ({
    priceTo: Number(to),
    ...currencyOf(unit!),
  })),
  whole(`${from} ${N} (?:de )?${money}`, ([low, unit]) => ({
    priceFrom: Number(low),
    ...currencyOf(unit!),
  })),
  whole(String.raw`(\d{3,9}) (?:de )?${money}`, ([to, unit]) => ({
    priceTo: Number(to),
    ...currencyOf(unit!),
  })),
];

/** Amounts that only a vehicle has. */
const vehiclePatterns: Pattern[] = [
  whole('euro ([1-6])', ([norm]) => ({
    emissionNorms: [`euro${norm}` as 'euro6'],
  })),
  whole(`(?:cu )?([2-9]|${Object.keys(written).join('|')}) locuri`, ([count]) => ({
    seats: [String(written[count!] ?? count)],
  })),
  whole(`${from} ${N} (?:de )?km`, ([low]) => ({ mileageFromKm: Number(low) })),
  whole(`(?:${upTo} )?${N} (?:de )?km(?: reali)?`, ([to]) => ({ mileageToKm: Number(to) })),
  whole('(?:putini km|km putini|rulaj mic|putini kilometri)', () => ({ mileageToKm: 100_000 })),
  whole(`(?:${from}|peste) ${N} (?:de )?${horses}`, ([low]) => ({ powerFromHp: Number(low) })),
  whole(`${upTo} ${N} (?:de )?${horses}`, ([to]) => ({ powerToHp: Number(to) })),
  whole(`${N} (?:de )?${horses}`, ([power]) => ({
    powerFromHp: Number(power),
    powerToHp: Number(power),
  })),
];

/** Years and bare prices, which could also be part of a model's name: read when the model is known. */
const barePatterns: Pattern[] = [
  whole(String.raw`(?:intre )?${YEAR} (?:si |pana in )?${YEAR}`, (years) => ({
    yearFrom: Number(years[0]),
    yearTo: Number(years[1]),
  })),
  whole(String.raw`din (?:anul )?${YEAR}`, ([year]) => ({
    yearFrom: Number(year),
    yearTo: Number(year),
  })),
  whole(String.raw`${since} ${YEAR}`, ([year]) => ({ yearFrom: Number(year) })),
  // Under 2000 is a price: nobody asks for a car older than that in these words.
  whole(String.raw`${until} (?!2000)${YEAR}`, ([year]) => ({
    yearTo: Number(year),
  })),
  whole(String.raw`${upTo} (\d{3,7})`, ([to]) => ({ priceTo: Number(to), currency: 'EUR' })),
  whole(String.raw`${from} (\d{3,7})`, ([low]) => ({ priceFrom: Number(low), currency: 'EUR' })),
  whole(String.raw`${YEAR}`, ([year]) => ({ yearFrom: Number(year), yearTo: Number(year) })),
];

function readPatterns(words: readonly string[], patterns: readonly Pattern[]): Reading {
  let text = words.join(' ');
  let filters: ListingFilters = {};
  for (const { pattern, read } of patterns) {
    const found = pattern.exec(text);
    if (!found) continue;
    filters = { ...filters, ...read(found.slice(1)) };
    text = `${text.slice(0, found.index)} | ${text.slice(found.index + found[0].length)}`;
  }
  return { filters, left: text.split(/[ |]+/).filter(Boolean) };
}

/** Prices with their currency: "sub 5000 euro", "între 3000 și 5000 lei". */
export const readPrices = (words: readonly string[]) => readPatterns(words, anyPatterns);
/** Kilometres, horsepower and the emission norm. */
export const readVehicleAmounts = (words: readonly string[]) =>
  readPatterns(words, vehiclePatterns);
/** Years, and prices without a currency, which sellers of cars mean in euro. */
export const readBareNumbers = (words: readonly string[]) => readPatterns(words, barePatterns);
