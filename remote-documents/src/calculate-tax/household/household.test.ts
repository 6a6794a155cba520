import { noLocalTaxes } from '../domain/localTaxes';
import { figureOf, totalOf } from './household';

const golf = { id: '1', name: 'Golf', search: '?cm3=1968&norma=5' };
const electric = { id: '2', name: 'Electrica', search: '?propulsie=electric' };
const tractor = { id: '3', name: 'Tractorul', search: '?tip=tractor' };
const broken = { id: '4', name: 'Veche', search: '?norma=5' };

const on = (today: string) =>
  totalOf(
    [golf, electric, tractor, broken].map((vehicle) =>
      figureOf(vehicle, { today, localTaxes: noLocalTaxes }),
    ),
  );

/** What all of a year comes to, each half at its day. */
const wholeYear = (year: number) => ({
  yearLei: 307,
  dueLei: 307,
  instalments: [
    { day: `${year}-03-31`, lei: 174 },
    { day: `${year}-09-30`, lei: 133 },
  ],
});

test('before April the whole year is due, by its days, and the bonus is reckoned on all', () => {
  expect(on('2026-02-10')).toEqual({
    ...wholeYear(2026),
    early: { until: '2026-03-31', totalLei: 276.3, savingLei: 30.7 },
    withoutFigure: 1,
  });
});

test('between the terms, what is left of this year and what is paid once for the next are both due', () => {
  const { dueLei, instalments, early } = on('2026-05-04');
  expect(dueLei).toBe(173);
  expect(instalments).toEqual([
    { day: '2026-09-30', lei: 133 },
    { day: '2027-03-31', lei: 40 },
  ]);
  expect(early).toBeNull();
});

test('a vehicle of a place without a bonus hides nobody else’s', () => {
  const known = { today: '2026-02-10', localTaxes: noLocalTaxes };
  const withoutBonus = { ...golf, id: '5', search: '?cm3=1968&norma=5&bonus=0' };
  const figures = [golf, withoutBonus].map((vehicle) => figureOf(vehicle, known));
  expect(totalOf(figures)).toMatchObject({
    dueLei: 534,
    early: { until: '2026-03-31', totalLei: 507.3, savingLei: 26.7 },
  });
});

test('in November all of next year is due', () => {
  expect(on('2026-11-22')).toMatchObject(wholeYear(2027));
});

test('a year or a day of payment that was asked about is not the list’s', () => {
  const known = { today: '2026-11-22', localTaxes: noLocalTaxes };
  const asked = { ...golf, search: `${golf.search}&an=2025&plata=2025-05-01` };
  expect(figureOf(asked, known)).toEqual({ ...figureOf(golf, known), vehicle: asked });
});

test.each([
  ['?cm3=1400&norma=5&handicap=grav', true],
  ['?cm3=2500&norma=5&handicap=grav', false],
  ['?tip=remorca&masa=500&handicap=grav', false],
  ['?cm3=1400&norma=5', false],
])('whether %s has the reduction for disability: %s', (search, expected) => {
  const known = { today: '2026-11-22', localTaxes: noLocalTaxes };
  expect(figureOf({ ...golf, search }, known)).toMatchObject({ hasDisability: expected });
});

test('a place brings its own surcharge, and a vehicle with a fact missing has no figure', () => {
  const localTaxes = {
    localities: [{ id: 'sibiu', name: 'Sibiu', percent: 16 }],
    updatedAt: 1,
  };
  const known = { today: '2026-11-22', localTaxes };
  const inSibiu = { ...golf, search: '?cm3=1600&norma=6&localitate=sibiu' };
  expect(figureOf(inSibiu, known).tax?.taxLei).toBe(153);
  expect(figureOf(broken, known)).toMatchObject({ description: null, tax: null, due: null });
});
