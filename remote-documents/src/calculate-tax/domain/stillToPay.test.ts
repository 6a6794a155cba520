import { taxRatesFor } from '@anunturi/shared-domain/tax/taxRates';
import { vehicleTax } from '@anunturi/shared-domain/tax/vehicleTax';
import type { TaxInput } from '@anunturi/shared-domain/tax/taxTypes';
import { type TaxAmount, stillToPay } from './stillToPay';

const car: TaxInput = { kind: 'car', powertrain: 'combustion', engineCm3: 1968, norm: 'euro5' };
const electric: TaxInput = { kind: 'car', powertrain: 'electric' };

function on(today: string, input: TaxInput) {
  const year = Number(today.slice(0, 4));
  const asked = { ...input, year, today };
  const result = vehicleTax(asked, taxRatesFor(year)) as TaxAmount;
  const due = stillToPay(asked, result, today);
  return due && { year: due.tax.year, lei: due.lei, days: due.instalments.map(({ day }) => day) };
}

test.each<[string, TaxInput, ReturnType<typeof on>]>([
  ['2026-01-01', car, { year: 2026, lei: 267, days: ['2026-03-31', '2026-09-30'] }],
  ['2026-03-31', car, { year: 2026, lei: 267, days: ['2026-03-31', '2026-09-30'] }],
  ['2026-04-01', car, { year: 2026, lei: 133, days: ['2026-09-30'] }],
  ['2026-09-30', car, { year: 2026, lei: 133, days: ['2026-09-30'] }],
  ['2026-10-01', car, { year: 2027, lei: 267, days: ['2027-03-31', '2027-09-30'] }],
  ['2026-11-22', car, { year: 2027, lei: 267, days: ['2027-03-31', '2027-09-30'] }],
  ['2026-04-01', electric, { year: 2027, lei: 40, days: ['2027-03-31'] }],
])('on %s, what is still to be paid is that of the terms ahead', (today, input, expected) => {
  expect(on(today, input)).toEqual(expected);
});

test('a day of payment asks about itself, not about today', () => {
  expect(on('2026-11-22', { ...car, paidOn: '2026-12-01' })).toBeNull();
});
