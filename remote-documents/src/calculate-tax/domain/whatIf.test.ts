/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { taxRatesFor } from '@anunturi/shared-domain/tax/taxRates';
import { vehicleTax } from '@anunturi/shared-domain/tax/vehicleTax';
import { whatIf } from './whatIf';

const rates = taxRatesFor(2026);
const input = { kind: 'car', powertrain: 'combustion', engineCm3: 1968, norm: 'euro5' } as const;

test('the present car stands among the others with the very figure of the result', () => {
  const rows = whatIf(input, rates)!;
  expect(rows.map(({ engineCm3 }) => engineCm3)).toEqual([
    1000, 1400, 1600, 1800, 1968, 2000, 2500, 3000,
  ]);
  const present = rows.find(({ isPresent }) => isPresent)!;
  const now = present.taxes.find(({ isPresent }) => isPresent)!;
  expect([now.norm, now.lei]).toEqual([
    'euro5',
    (vehicleTax(input, rates) as { taxLei: number }).taxLei,
  ]);
});

test('a dirtier norm or a larger engine never costs less; local rates count', () => {
  const rows = whatIf(input, rates)!;
  for (const { taxes } of rows)
    expect(taxes.map(({ lei }) => lei)).toEqual(taxes.map(({ lei }) => lei).sort((a, b) => b - a));
  for (const at of rows[0]!.taxes.keys())
    expect(rows.map(({ taxes }) => taxes[at]!.lei)).toEqual(
      rows.map(({ taxes }) => taxes[at]!.lei).sort((a, b) => a - b),
    );
  const dearer = whatIf({ ...input, surchargePercent: 50 }, rates)!;
  expect(dearer[0]!.taxes[0]!.lei).toBeGreaterThan(rows[0]!.taxes[0]!.lei);
});

test('what has no engine or norm has nothing to compare', () => {
  expect(whatIf({ kind: 'car', powertrain: 'electric' }, rates)).toBeNull();
  expect(whatIf({ kind: 'trailer', powertrain: 'combustion', trailerKg: 700 }, rates)).toBeNull();
});
