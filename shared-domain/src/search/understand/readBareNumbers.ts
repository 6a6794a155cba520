import { priceOver, startingFrom, upTo } from './readAmounts';
import { matchFree, wholeWords } from './matchFree';
import { narrow, type Reading } from './Reading';
import type { MeantFilters, Subject } from './Understood';

/** From here on a number without a unit is a mileage: few cars of a local market cost more, in euro. */
const MILEAGE_FROM = 60_000;
/** A smaller number without a unit is no price of a car; where nothing says that it is a bound, it may be a version of the model. */
const PRICE_FROM = 300;
const PRICE_ALONE_FROM = 800;

const N = String.raw`(\d{3,7})`;
type Bare = { pattern: RegExp; read(low: number, high: number): [Subject, MeantFilters] };
const bare = (source: string, read: Bare['read']): Bare => ({ pattern: wholeWords(source), read });
const isMileage = (amount: number) => amount >= MILEAGE_FROM;

const bounded: Bare[] = [
  bare(`(?:intre |de la )?${N} (?:si |- |pana la |la )${N}`, (low, high) =>
    isMileage(high)
      ? ['mileage', { mileageFromKm: low, mileageToKm: high }]
      : ['price', { priceFrom: low, priceTo: high, currency: 'EUR' }],
  ),
  bare(`${upTo} ${N}`, (to) =>
    isMileage(to) ? ['mileage', { mileageToKm: to }] : ['price', { priceTo: to, currency: 'EUR' }],
  ),
  bare(`${startingFrom} ${N}`, (from) =>
    isMileage(from)
      ? ['mileage', { mileageFromKm: from }]
      : ['price', { priceFrom: from, currency: 'EUR' }],
  ),
];
/** A number that stands alone means something only beside a vehicle. */
const alone = bare(`(?:de |la |cu )?${N}`, (to) =>
  isMileage(to) ? ['mileage', { mileageToKm: to }] : ['price', { priceTo: to, currency: 'EUR' }],
);

/** Prices in euro and mileages without a unit, told apart by their size. */
export function readBareNumbers(reading: Reading, isVehicleNamed: boolean): void {
  for (const { pattern, read } of isVehicleNamed ? [...bounded, alone, alone] : bounded) {
    const found = matchFree(reading, pattern);
    const [low = 0, high = low] =
      found?.groups.filter((each) => each !== undefined).map(Number) ?? [];
    const isAlone = pattern === alone.pattern;
    if (!found || high < (isAlone ? PRICE_ALONE_FROM : PRICE_FROM)) continue;
    if (isAlone && /^(?:19|20)\d\d$/.test(String(high))) continue;
    const [subject, filters] = read(low, high);
    if (reading.narrowings.some((each) => each.subject === subject)) continue;
    const other: MeantFilters =
      subject === 'price' ? { mileageToKm: high } : { priceTo: high, currency: 'EUR' };
    narrow(reading, found.places, {
      subject,
      filters,
      certainty: 'guessed',
      alternatives: [other, ...priceOver(filters)],
    });
  }
}
