/** Column of the rate table: emission norm, or the hybrid column. */
export type RateColumn = 'upToEuro3' | 'euro4' | 'euro5' | 'euro6' | 'hybrid';
export type RateRow =
  | 'upTo1600'
  | 'motorcycleOver1600'
  | 'car1601to2000'
  | 'car2001to2600'
  | 'car2601to3000'
  | 'carOver3000'
  | 'bus'
  | 'otherUpTo12t';

/** What one year's law says about the tax on vehicles. Amounts are tenths of a leu, so that sums stay whole numbers. */
export type TaxRates = {
  year: number;
  /** The acts these figures rest on, as people cite them. */
  sources: readonly string[];
  /** Tenths of a leu for each 200 cm³ or fraction. */
  perUnit: Record<RateRow, Record<RateColumn, number>>;
  /** Tenths of a leu a year, whatever the power. */
  electric: number;
  /** Tenths of a leu a year by mass, first line that admits the mass; null: not known for this year. */
  trailers: readonly { upToKg: number; amount: number }[] | null;
  /** A hybrid at or below this many g CO2/km may get a reduction from the council. */
  hybridCo2Limit: number;
  hybridReductionMaxPercent: number;
  surchargeMaxPercent: number;
  disability: { severePercent: number; accentuatedPercent: number; belowCm3: number };
  earlyPayment: { untilDay: string; maxPercent: number };
  instalmentDays: readonly [string, string];
  /** In whole lei: a tax up to this is due at once on the first day. */
  singlePaymentUpToLei: number;
};

const row = (upToEuro3: number, euro4: number, euro5: number, euro6: number, hybrid: number) => ({
  upToEuro3,
  euro4,
  euro5,
  euro6,
  hybrid,
});
const same = (amount: number) => row(amount, amount, amount, amount, amount);

const in2026: TaxRates = {
  year: 2026,
  sources: [
    'Codul fiscal (Legea 227/2015) art. 468-472 și 489',
    'Legea 239/2025',
    'OUG 78/2025',
    'OUG 7/2026',
    'OUG 9/2026',
  ],
  perUnit: {
    upTo1600: row(195, 188, 176, 165, 162),
    motorcycleOver1600: row(221, 213, 199, 187, 184),
    car1601to2000: row(297, 285, 267, 251, 246),
    car2001to2600: row(922, 886, 828, 778, 763),
    car2601to3000: row(1829, 1728, 1541, 1512, 1498),
    carOver3000: row(3190, 2973, 2944, 2900, 2755),
    bus: row(312, 300, 281, 264, 259),
    otherUpTo12t: row(390, 375, 351, 330, 324),
  },
  electric: 400,
  trailers: [
    { upToKg: 1000, amount: 90 },
    { upToKg: 3000, amount: 340 },
    { upToKg: 5000, amount: 520 },
    { upToKg: Infinity, amount: 640 },
  ],
  hybridCo2Limit: 50,
  hybridReductionMaxPercent: 30,
  surchargeMaxPercent: 100,
  disability: { severePercent: 50, accentuatedPercent: 25, belowCm3: 2000 },
  earlyPayment: { untilDay: '03-31', maxPercent: 10 },
  instalmentDays: ['03-31', '09-30'],
  singlePaymentUpToLei: 50,
};

const in2025: TaxRates = {
  ...in2026,
  year: 2025,
  sources: ['Codul fiscal (Legea 227/2015) art. 470, forma dinainte de Legea 239/2025'],
  perUnit: {
    upTo1600: same(80),
    motorcycleOver1600: same(90),
    car1601to2000: same(180),
    car2001to2600: same(720),
    car2601to3000: same(1440),
    carOver3000: same(2900),
    bus: same(240),
    otherUpTo12t: same(300),
  },
  electric: 0,
  trailers: null,
};

/** Years the calculator offers, newest first. A new year is a new entry here; no formula changes. */
export const taxRates: readonly TaxRates[] = [in2026];

/** The rates before the change of 2026, only to show the difference. */
export const comparedRates: TaxRates = in2025;

/** The rates of a year; of the newest earlier year when that year's are not known yet. */
export function taxRatesFor(year: number, known: readonly TaxRates[] = taxRates): TaxRates {
  return known.find((rates) => rates.year <= year) ?? known[known.length - 1]!;
}
