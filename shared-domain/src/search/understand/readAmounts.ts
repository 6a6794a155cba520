import { matchFree, wholeWords } from './matchFree';
import { narrow, type Reading } from './Reading';
import type { MeantFilters, Subject } from './Understood';

const N = String.raw`(\d{1,9})`;
export const upTo =
  '(?:pret(?:ul)?(?: maxim| de)?|pana la|pana in|pina la|pina in|pana|sub|maxim(?:um)?(?: de)?|max|cel mult|mai ieftin[aei]? (?:de|decat)|mai mic[ai]? de|in jur de|cam|circa|aprox|aproximativ|buget(?:ul)?(?: de| maxim| max)?|mai putin de)';
export const startingFrom =
  '(?:peste|de la|minim(?:um)?(?: de)?|min|cel putin|incepand de la|mai scump[aei]? de|mai mult de|mai mare de)';
const money = '(euro|eur|euroi|lei|ron|coco)';
/** "2012 euro 5" is a year and a norm, no price. */
const yearAndNorm = String.raw`(?:19[89]|20[0-3])\d euro ?[1-6](?!\d)`;
const horses = '(?:cp|cai putere|cai|hp|caluti)';
const km = '(?:km|kilometri|kilometrii|klm)';

const written: Readonly<Record<string, string>> = {
  doua: '2',
  doi: '2',
  trei: '3',
  patru: '4',
  cinci: '5',
  sase: '6',
  sapte: '7',
  opt: '8',
  noua: '9',
};

type Amount = {
  subject: Subject;
  pattern: RegExp;
  read(groups: string[]): MeantFilters;
};
const amount = (subject: Subject, source: string, read: Amount['read']): Amount => ({
  subject,
  pattern: wholeWords(source),
  read,
});
const currencyOf = (word: string): MeantFilters =>
  word === 'lei' || word === 'ron' ? {} : { currency: 'EUR' };

/** Prices with a currency, for any kind of listing. */
const prices: Amount[] = [
  amount(
    'price',
    `(?:intre |de la )?${N} (?:euro |lei )?(?:si |- |pana la |la )${N} (?:de )?${money}`,
    ([low, high, unit]) => ({
      priceFrom: Number(low),
      priceTo: Number(high),
      ...currencyOf(unit!),
    }),
  ),
  amount('price', `${startingFrom} ${N} (?:de )?${money}`, ([low, unit]) => ({
    priceFrom: Number(low),
    ...currencyOf(unit!),
  })),
  amount(
    'price',
    String.raw`(?:(?:pretul |pret )?${upTo} |pret |de |la |cu )?(?!${yearAndNorm})(\d{2,9}) (?:de )?${money}`,
    ([to, unit]) => ({ priceTo: Number(to), ...currencyOf(unit!) }),
  ),
];

/** The currency first: "lei 20000". */
const bareCurrency: Amount[] = [
  amount('price', String.raw`${money} (\d{3,7})`, ([unit, to]) => ({
    priceTo: Number(to),
    ...currencyOf(unit!),
  })),
];

/** Amounts with a unit that only a vehicle has. */
const vehicleAmounts: Amount[] = [
  amount('norm', '(?:norma )?euro ?([1-6])', ([norm]) => ({
    emissionNorms: [`euro${norm}` as 'euro6'],
  })),
  amount('seats', `(?:cu |de )?([2-9]|${Object.keys(written).join('|')}) locuri`, ([count]) => ({
    seats: [written[count!] ?? count!],
  })),
  amount('seats', '8 plus 1(?: locuri)?', () => ({ seats: ['9'] })),
  amount('mileage', `(?:intre )?${N} (?:si |- |pana la |la )${N} (?:de )?${km}`, ([low, high]) => ({
    mileageFromKm: Number(low),
    mileageToKm: Number(high),
  })),
  amount('mileage', `${km} ${upTo} ${N}`, ([to]) => ({ mileageToKm: Number(to) })),
  amount('mileage', `${startingFrom} ${N} (?:de )?${km}`, ([low]) => ({
    mileageFromKm: Number(low),
  })),
  amount(
    'mileage',
    String.raw`(?:${upTo} |cu |la )?(\d{3,9}) (?:de )?${km}(?: reali)?`,
    ([to]) => ({
      mileageToKm: Number(to),
    }),
  ),
  amount(
    'mileage',
    `(?:cu )?(?:putini ${km}|${km} putini|rulaj mic|rulaj redus|rulata putin|rulat putin|putin rulata?|${km} mici)`,
    () => ({ mileageToKm: 100_000 }),
  ),
  amount('power', `(?:intre )?${N} (?:si |- |la )${N} (?:de )?${horses}`, ([low, high]) => ({
    powerFromHp: Number(low),
    powerToHp: Number(high),
  })),
  amount('power', `${startingFrom} ${N} (?:de )?${horses}`, ([low]) => ({
    powerFromHp: Number(low),
  })),
  amount('power', `${upTo} ${N} (?:de )?${horses}`, ([to]) => ({ powerToHp: Number(to) })),
  amount('power', `(?:de |cu )?${N} (?:de )?${horses}`, ([power]) => ({
    powerFromHp: Number(power),
    powerToHp: Number(power),
  })),
];

/** Takes every stretch that one of the patterns has, in their order. */
function readPatterns(reading: Reading, patterns: readonly Amount[]): void {
  for (const { subject, pattern, read } of patterns) {
    if (reading.narrowings.some((each) => each.subject === subject)) continue;
    const found = matchFree(reading, pattern);
    if (found) narrow(reading, found.places, { subject, ...withOver(found.groups, read) });
  }
}

/** What an amount asks, and a price a little over. */
function withOver(groups: readonly (string | undefined)[], read: Amount['read']) {
  const filters = read(groups.map((group) => group ?? ''));
  return { filters, alternatives: priceOver(filters) };
}

export const priceOver = (filters: MeantFilters): MeantFilters[] =>
  filters.priceTo === undefined
    ? []
    : [1.1, 1.3].map((share) => ({ ...filters, priceTo: Math.ceil(filters.priceTo! * share) }));

export const readPrices = (reading: Reading) => readPatterns(reading, [...prices, ...bareCurrency]);
export const readVehicleAmounts = (reading: Reading) => readPatterns(reading, vehicleAmounts);
