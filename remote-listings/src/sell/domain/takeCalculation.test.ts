import { emptySellForm } from '#domain/sell-form/sellForm';
import { takeCalculation } from './takeCalculation';

test('a car of the calculator becomes the category, the displacement and the norm of a new listing', () => {
  expect(takeCalculation(emptySellForm, '?cm3=1968&norma=5&cota=16%2C5')).toEqual({
    ...emptySellForm,
    categoryId: 'autoturisme',
    shape: 'car',
    engineCm3: '1.968',
    emissionNorm: 'euro5',
  });
});

test('what the seller has chosen stays: category, kind of hybrid, every other field', () => {
  const form = {
    ...emptySellForm,
    categoryId: 'autoutilitare',
    shape: 'other' as const,
    fuel: 'pluginHybrid',
    title: 'Furgonetă',
  };
  expect(takeCalculation(form, '?propulsie=hibrid&cm3=1798&co2=42%2C5')).toEqual({
    ...form,
    engineCm3: '1.798',
    co2GPerKm: '43',
  });
});

test('an electric car brings only its fuel, a trailer its mass', () => {
  expect(takeCalculation(emptySellForm, '?propulsie=electric&cm3=1968')).toMatchObject({
    fuel: 'electric',
    engineCm3: '',
  });
  expect(takeCalculation(emptySellForm, '?tip=remorca&masa=750')).toMatchObject({
    categoryId: 'remorci-si-rulote',
    maxMassKg: '750',
  });
});

test.each(['', '?pas=detalii', '?publicat=x'])('an address like "%s" brings nothing', (search) => {
  expect(takeCalculation(emptySellForm, search)).toBeNull();
});

test('what makes no sense is left out, what is there already changes nothing, and a service stays a service', () => {
  expect(
    takeCalculation(
      { ...emptySellForm, categoryId: 'autoturisme', shape: 'car' },
      '?cm3=abc&norma=9&co2=-3&propulsie=abur',
    ),
  ).toBeNull();
  expect(takeCalculation(emptySellForm, '?cm3=1968&tip=constructor')).toMatchObject({
    categoryId: '',
    engineCm3: '1.968',
  });
  expect(
    takeCalculation(
      { ...emptySellForm, categoryId: 'autoturisme', shape: 'car', engineCm3: '1.968' },
      '?cm3=1968',
    ),
  ).toBeNull();
  expect(
    takeCalculation(
      { ...emptySellForm, kind: 'service', categoryId: 'zugravi', shape: 'service' },
      '?cm3=1968',
    ),
  ).toBeNull();
});
