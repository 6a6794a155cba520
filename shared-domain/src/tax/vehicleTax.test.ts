import fc from 'fast-check';
import type { EmissionNorm } from '../listing/vehicleFields';
import { vehicleTax } from './vehicleTax';
import type { TaxInput } from './taxTypes';
import { car, euroNorms, rates, tax } from './testing/sampleTax';

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
