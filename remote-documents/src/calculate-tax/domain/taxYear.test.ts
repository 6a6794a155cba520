import { taxYear } from './taxYear';

test.each<[string, string, string | undefined, number]>([
  ['2026', '2027-01-05', '2027-01-10', 2026],
  ['', '2027-01-05', '2026-11-21', 2027],
  ['', '2031-01-05', '2026-11-21', 2027],
  ['', '', '2026-11-21', 2026],
  ['', '', '2027-01-02', 2027],
  ['1990', 'mâine', undefined, 2026],
])('chosen "%s", paid "%s", on %s: the tax of %d', (an, plata, today, year) => {
  expect(taxYear({ an, plata }, today)).toBe(year);
});
