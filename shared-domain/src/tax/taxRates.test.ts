import { type TaxRates, comparedRates, taxRates, taxRatesFor } from './taxRates';
import { vehicleTax } from './vehicleTax';
import { rates, type Amount, car } from './testing/sampleTax';

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

test('a year without its own rates uses the newest earlier ones', () => {
  expect(taxRatesFor(2030).year).toBe(taxRates[0]!.year);
  expect(taxRatesFor(2020).year).toBe(taxRates.at(-1)!.year);
  expect(taxRatesFor(2025, [...taxRates, comparedRates]).year).toBe(2025);
});
