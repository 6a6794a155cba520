import type { Vehicle } from '../listing/vehicle';
import { toTaxInput } from './vehicleTaxInput';

const car = {
  shape: 'car',
  make: 'dacia',
  makeName: 'Dacia',
  model: 'logan',
  modelName: 'Logan',
  year: 2019,
  mileageKm: 90_000,
  fuel: 'diesel',
  gearbox: 'manual',
  body: 'sedan',
  condition: 'used',
  engineCm3: 1461,
  emissionNorm: 'euro6',
} satisfies Vehicle;
const other = {
  shape: 'other',
  make: 'x',
  makeName: 'X',
  model: 'y',
  modelName: 'Y',
  year: 2019,
  condition: 'used',
} satisfies Vehicle;

test('a car is taxed by its engine and norm', () => {
  expect(toTaxInput(car, 'autoturisme')).toEqual({
    kind: 'car',
    powertrain: 'combustion',
    engineCm3: 1461,
    norm: 'euro6',
  });
});

test.each(['mildHybrid', 'hybrid', 'pluginHybrid'] as const)('%s counts as a hybrid', (fuel) => {
  expect(toTaxInput({ ...car, fuel, co2GPerKm: 40 }, 'autoturisme')).toMatchObject({
    powertrain: 'hybrid',
    co2: 40,
  });
});

test('a hybrid that emits nothing says so', () => {
  const hybrid = { ...car, fuel: 'pluginHybrid', co2GPerKm: 0 } as const;
  expect(toTaxInput(hybrid, 'autoturisme')).toMatchObject({ co2: 0 });
});

test('an electric car needs no engine size', () => {
  const { engineCm3: _engine, emissionNorm: _norm, ...bare } = car;
  expect(toTaxInput({ ...bare, fuel: 'electric' }, 'autoturisme')).toEqual({
    kind: 'car',
    powertrain: 'electric',
  });
  expect(toTaxInput(bare, 'autoturisme')).toBeNull();
});

test('other vehicles follow their category', () => {
  expect(
    toTaxInput({ ...other, engineCm3: 125, emissionNorm: 'euro5' }, 'moto-atv-scutere')?.kind,
  ).toBe('motorcycle');
  expect(toTaxInput({ ...other, maxMassKg: 750 }, 'remorci-si-rulote')).toEqual({
    kind: 'trailer',
    powertrain: 'combustion',
    trailerKg: 750,
  });
  expect(
    toTaxInput({ ...other, engineCm3: 2200, emissionNorm: 'euro5' }, 'autoutilitare')?.kind,
  ).toBe('otherUpTo12t');
  for (const categoryId of ['camioane', 'autoutilitare'])
    expect(toTaxInput({ ...other, maxMassKg: 18_000 }, categoryId)?.kind).toBe('over12t');
  expect(toTaxInput(other, 'agricole-si-utilaje')?.kind).toBe('tractor');
});

test('where the listing does not say enough, nothing is reckoned', () => {
  expect(toTaxInput(other, 'camioane')).toBeNull();
  expect(toTaxInput(other, 'ambarcatiuni')).toBeNull();
  expect(toTaxInput(other, 'remorci-si-rulote')).toBeNull();
  expect(toTaxInput({ shape: 'part', condition: 'used' }, 'piese-si-accesorii')).toBeNull();
  expect(toTaxInput({ ...car, fuel: 'hydrogen' }, 'autoturisme')).toBeNull();
});
