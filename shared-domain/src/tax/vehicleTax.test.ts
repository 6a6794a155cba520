import fc from 'fast-check';
import { type TaxRates, comparedRates, taxRates, taxRatesFor } from './taxRates';
import { type EmissionNorm, emissionNorms, idsOf } from '../listing/vehicleFields';
import { vehicleTax } from './vehicleTax';
import { type TaxInput, type TaxResult } from './taxTypes';

const rates = taxRatesFor(2026);
const euroNorms = idsOf(emissionNorms);
type Amount = Extract<TaxResult, { kind: 'amount' }>;
const tax = (input: Partial<TaxInput>) =>
  vehicleTax({ kind: 'car', powertrain: 'combustion', ...input }, rates) as Amount;
const car = (engineCm3: number, norm: EmissionNorm, more: Partial<TaxInput> = {}) =>
  tax({ engineCm3, norm, ...more });

test.each<[number, EmissionNorm, number, number]>([
  [1600, 'euro3', 156, 156],
  [1400, 'euro5', 123.2, 123],
  [1800, 'euro5', 240.3, 240],
  [1968, 'euro5', 267, 267],
  [1598, 'euro4', 150.4, 150],
  [2000, 'euro3', 297, 297],
  [2500, 'euro5', 1076.4, 1076],
  [1601, 'euro3', 267.3, 267],
  [3500, 'euro3', 5742, 5742],
])('a car of %d cm³, %s owes %d lei, rounded %d', (cm3, norm, unrounded, rounded) => {
  const result = car(cm3, norm);
  expect(result.unroundedLei).toBe(unrounded);
  expect(result.taxLei).toBe(rounded);
});

test.each<[number, number]>([
  [1, 19.5],
  [199, 19.5],
  [200, 19.5],
  [201, 39],
  [1600, 156],
  [1601, 267.3],
  [2000, 297],
  [2001, 1014.2],
  [2600, 1198.6],
  [2601, 2560.6],
  [3000, 2743.5],
  [3001, 5104],
])('at the edge of %d cm³ a non-Euro car owes %d lei', (cm3, lei) => {
  expect(car(cm3, 'nonEuro').unroundedLei).toBe(lei);
});

test('norms up to Euro 3 pay alike and cleaner ones never more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8000 }), (cm3) => {
      const amounts = euroNorms.map((norm) => car(cm3, norm).unroundedLei);
      expect(new Set(amounts.slice(0, 4)).size).toBe(1);
      expect([...amounts].sort((a, b) => b - a)).toEqual(amounts);
    }),
  );
});

test('the local surcharge comes before rounding', () => {
  const result = car(1600, 'euro6', { surchargePercent: 16 });
  expect(result.unroundedLei).toBe(153.12);
  expect(result.taxLei).toBe(153);
});

test('a hybrid pays its own column whatever its norm', () => {
  expect(tax({ powertrain: 'hybrid', engineCm3: 1600, norm: 'euro4' }).unroundedLei).toBe(129.6);
});

test('the reduction of the council reaches only hybrids of at most 50 g', () => {
  const hybrid = (co2?: number) =>
    tax({
      powertrain: 'hybrid',
      engineCm3: 1600,
      hybridReductionPercent: 30,
      ...(co2 === undefined ? {} : { co2 }),
    }).unroundedLei;
  expect(hybrid(50)).toBe(90.72);
  expect(hybrid(51)).toBe(129.6);
  expect(hybrid()).toBe(129.6);
});

test('an electric vehicle owes a flat sum, due at once, and owed nothing before', () => {
  const result = tax({ powertrain: 'electric' });
  expect(result.taxLei).toBe(40);
  expect(result.instalments).toEqual([{ day: '2026-03-31', lei: 40 }]);
  expect(result.before).toEqual({ year: 2025, taxLei: 0 });
});

test.each<[number, EmissionNorm, number]>([
  [125, 'euro5', 17.6],
  [1600, 'euro4', 150.4],
  [1601, 'euro3', 198.9],
  [1800, 'euro6', 168.3],
])('a motorcycle of %d cm³, %s owes %d lei', (cm3, norm, lei) => {
  expect(tax({ kind: 'motorcycle', engineCm3: cm3, norm }).unroundedLei).toBe(lei);
});

test('buses and other vehicles up to 12 t have one rate for every engine', () => {
  expect(tax({ kind: 'bus', engineCm3: 12_000, norm: 'euro6' }).unroundedLei).toBe(1584);
  expect(tax({ kind: 'otherUpTo12t', engineCm3: 2299, norm: 'euro5' }).unroundedLei).toBe(421.2);
});

test.each([
  [750, 9],
  [1000, 9],
  [1001, 34],
  [3000, 34],
  [3001, 52],
  [5000, 52],
  [5001, 64],
])('a trailer of %d kg owes %d lei', (trailerKg, lei) => {
  const result = tax({ kind: 'trailer', trailerKg });
  expect(result.taxLei).toBe(lei);
  expect(result.before).toBeNull();
});

test.each(['tractor', 'over12t'] as const)(
  'for %s no figure is given: the town hall sets it',
  (kind) => {
    const result = vehicleTax({ kind, powertrain: 'combustion' }, rates);
    expect(result).toEqual({
      kind: 'townHall',
      why: expect.stringContaining('stabilește primăria'),
    });
  },
);

test('disability halves or quarters the tax of a car under 2000 cm³ only', () => {
  expect(car(1600, 'euro3', { disability: 'severe' }).unroundedLei).toBe(78);
  expect(car(1600, 'euro3', { disability: 'accentuated' }).unroundedLei).toBe(117);
  expect(car(1999, 'euro3', { disability: 'severe' }).unroundedLei).toBe(148.5);
  expect(car(2000, 'euro3', { disability: 'severe' }).unroundedLei).toBe(297);
  expect(tax({ kind: 'bus', engineCm3: 1900, disability: 'severe' }).steps).toHaveLength(2);
});

test('surcharge, reductions and rounding follow in that order', () => {
  const result = car(1600, 'euro6', { surchargePercent: 16, disability: 'severe' });
  expect(result.steps.map((step) => step.afterLei)).toEqual([132, 153.12, 76.56, 77]);
});

test('the first step tells the norm, the groups and the rate', () => {
  expect(car(1968, 'euro5').steps[0]!.how).toBe(
    'Euro 5, 1.968 cm³ : 200 = 10 grupe (fracțiunea se socotește întreagă) × 26,7 lei',
  );
  expect(tax({ powertrain: 'hybrid', engineCm3: 4000 }).steps[0]!.how).toContain(
    'hibrid, 4.000 cm³ : 200 = 20 de grupe',
  );
});

test('exactly fifty bani go down', () => {
  expect(car(200, 'euro3', { surchargePercent: 0 }).taxLei).toBe(19); // 19.50
  expect(car(600, 'euro3').taxLei).toBe(58); // 58.50
  expect(car(200, 'euro5').taxLei).toBe(18); // 17.60
});

test('paying by 31 March saves the bonus on the rounded tax', () => {
  expect(car(1968, 'euro5', { earlyPercent: 10 }).early).toEqual({
    percent: 10,
    savingLei: 26.7,
    totalLei: 240.3,
    until: '2026-03-31',
    stillPossible: true,
  });
  expect(car(1968, 'euro5', { earlyPercent: 10, paidOn: '2027-03-31' }).early).toMatchObject({
    savingLei: 26.7,
    until: '2027-03-31',
  });
  expect(car(1968, 'euro5', { earlyPercent: 10, paidOn: '2027-04-01' }).early).toMatchObject({
    savingLei: 0,
    totalLei: 267,
    stillPossible: false,
  });
});

test('without a day of payment the bonus is offered up to 31 March of the year, and not after', () => {
  expect(car(1968, 'euro5', { earlyPercent: 10, today: '2026-03-31' }).early).toMatchObject({
    savingLei: 26.7,
    stillPossible: true,
  });
  expect(car(1968, 'euro5', { earlyPercent: 10, today: '2026-11-21' }).early).toMatchObject({
    savingLei: 0,
    totalLei: 267,
    stillPossible: false,
  });
  expect(car(1968, 'euro5', { earlyPercent: 10, today: '2026-11-21', year: 2027 })).toMatchObject({
    year: 2027,
    early: { savingLei: 26.7, until: '2027-03-31', stillPossible: true },
  });
  expect(
    car(1968, 'euro5', { earlyPercent: 10, today: '2026-11-21', paidOn: '2026-02-01' }).early
      .stillPossible,
  ).toBe(true);
});

test('the step of the surcharge names the place whose council set it', () => {
  expect(
    car(1600, 'euro6', { surchargePercent: 16, surchargeOf: 'Mediaș' }).steps[1],
  ).toMatchObject({ what: 'Cota adițională a localității Mediaș', how: '+16 %' });
});

test('the rates of another year are data only: a new entry changes figures, years and sources, no formula', () => {
  const doubled = Object.fromEntries(
    Object.entries(rates.perUnit).map(([row, columns]) => [
      row,
      Object.fromEntries(Object.entries(columns).map(([column, amount]) => [column, amount * 2])),
    ]),
  ) as typeof rates.perUnit;
  const in2027: TaxRates = {
    ...rates,
    year: 2027,
    sources: ['o lege din 2027'],
    perUnit: doubled,
    electric: 500,
    earlyPayment: { untilDay: '04-30', maxPercent: 5 },
    instalmentDays: ['04-30', '10-31'],
    singlePaymentUpToLei: 600,
  };
  const known = [in2027, ...taxRates];
  expect([2026, 2027, 2028].map((year) => taxRatesFor(year, known).year)).toEqual([
    2026, 2027, 2027,
  ]);
  const result = vehicleTax(
    { kind: 'car', powertrain: 'combustion', engineCm3: 1968, norm: 'euro5', earlyPercent: 5 },
    taxRatesFor(2027, known),
  ) as Amount;
  expect(result).toMatchObject({
    year: 2027,
    ratesYear: 2027,
    taxLei: 534,
    early: { until: '2027-04-30', savingLei: 26.7 },
    instalments: [{ day: '2027-04-30', lei: 534 }],
    before: { year: 2025, taxLei: 180 },
  });
  expect((vehicleTax({ kind: 'car', powertrain: 'electric' }, in2027) as Amount).taxLei).toBe(50);
});

test('the tax is for the year of the payment, by the newest rates known', () => {
  const result = car(1968, 'euro5', { paidOn: '2027-02-01' });
  expect([result.year, result.ratesYear]).toEqual([2027, 2026]);
  expect(result.instalments.map(({ day }) => day)).toEqual(['2027-03-31', '2027-09-30']);
});

test('the two instalments add up to the tax', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30_000 }),
      fc.constantFrom(...euroNorms),
      fc.integer({ min: 0, max: 1000 }),
      (cm3, norm, surcharge) => {
        const result = car(cm3, norm, { surchargePercent: surcharge / 10 });
        expect(result.instalments.reduce((sum, { lei }) => sum + lei, 0)).toBe(result.taxLei);
        expect(result.instalments).toHaveLength(result.taxLei <= 50 ? 1 : 2);
        expect(Math.abs(result.taxLei - result.unroundedLei)).toBeLessThanOrEqual(0.5);
      },
    ),
  );
});

test.each([
  [1600, 64],
  [1968, 180],
  [2500, 936],
  [3000, 2160],
  [3500, 5220],
])('before 2026 a car of %d cm³ owed %d lei', (cm3, lei) => {
  expect(car(cm3, 'euro5').before).toEqual({ year: 2025, taxLei: lei });
});

test.each<Partial<TaxInput>>([
  { engineCm3: 0 },
  { engineCm3: -5 },
  { engineCm3: NaN },
  { engineCm3: 99_999 },
  {},
  { engineCm3: 1600, surchargePercent: 101 },
  { engineCm3: 1600, surchargePercent: -1 },
  { engineCm3: 1600, earlyPercent: 11 },
  { kind: 'trailer' },
  { kind: 'trailer', trailerKg: 0 },
  { powertrain: 'hybrid', engineCm3: 1600, co2: 40, hybridReductionPercent: 31 },
])('%j is refused', (input) => {
  expect(() => tax(input)).toThrow(RangeError);
});

test('a year without its own rates uses the newest earlier ones', () => {
  expect(taxRatesFor(2030).year).toBe(taxRates[0]!.year);
  expect(taxRatesFor(2020).year).toBe(taxRates.at(-1)!.year);
  expect(taxRatesFor(2025, [...taxRates, comparedRates]).year).toBe(2025);
});
