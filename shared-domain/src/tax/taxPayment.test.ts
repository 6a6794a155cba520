import fc from 'fast-check';
import { car, euroNorms } from './testing/sampleTax';

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
