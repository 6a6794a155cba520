import { toQualityHints } from './qualityHints';
import { sampleCarForm, sampleServiceForm } from '#testing/sampleForms';
import { completeForm, emptySellForm } from '#domain/sell-form/sellForm';
import {
  inStepOrder,
  readStep,
  sellSteps,
  stepsOf,
  writeStep,
  type SellStep,
} from '#domain/sell-form/sellSteps';
import { suggestTitle } from './suggestTitle';
import { parseMonth } from '#domain/sell-form/typedMonth';
import { movePhoto } from './photoItem';
import { toConversionHint } from './typedPrice';
import { toVinRemark } from './vinRemark';

test('a title is made of make, model, version and year', () => {
  expect(suggestTitle({ ...sampleCarForm, version: '1.5 dCi' })).toBe('Dacia Logan 1.5 dCi, 2018');
  expect(suggestTitle(sampleServiceForm)).toBeNull();
  expect(suggestTitle(emptySellForm)).toBeNull();
});

test('advice leads to its step and stops when there is nothing left to say', () => {
  expect(toQualityHints(sampleCarForm, 0)[0]).toEqual({
    step: 'photos',
    text: 'Adăugați fotografii: fără ele, puțini cumpărători sună.',
  });
  const complete = {
    ...sampleCarForm,
    description: 'x'.repeat(300),
    phone: '0712345678',
    engineCm3: '1461',
    power: '90',
    emissionNorm: 'euro6',
    vin: 'UU1L5220058123456',
    equipment: ['abs'],
    itpUntilMonth: '05.2027',
  };
  expect(toQualityHints(complete, 8)).toEqual([]);
  expect(
    toQualityHints({ ...complete, fuel: 'electric', engineCm3: '', emissionNorm: '' }, 8),
  ).toEqual([]);
});

test('an odd VIN is remarked upon, a non-standard one is not', () => {
  expect(toVinRemark('UU1L522', false)).toContain('17 caractere; aici sunt 7');
  expect(toVinRemark('UU1L52200581234O6', false)).toContain('I, O și Q');
  expect(toVinRemark('1M8GDM9A1KP042788', false)).toContain('Cifra de control');
  expect(toVinRemark('UU1L5220058123456', false)).toBeNull();
  expect(toVinRemark('12345', true)).toBeNull();
});

test('a price is shown in the other currency', () => {
  expect(toConversionHint({ amountMinor: 950_000, currency: 'EUR' }, 509)).toBe(
    'aprox. 48.400 lei',
  );
  expect(toConversionHint({ amountMinor: 5_090_000, currency: 'RON' }, 509)).toBe(
    'aprox. 10.000 €',
  );
  expect(toConversionHint(null, 509)).toBeNull();
});

test.each([
  ['05.2019', '2019-05'],
  ['5/2019', '2019-05'],
  ['2019-5', '2019-05'],
  ['13.2019', null],
  ['mai', null],
])('a month typed as %s is %s', (typed, month) => {
  expect(parseMonth(typed)).toBe(month);
});

test('a photo moves to its new place and no further than the ends', () => {
  expect(movePhoto(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(movePhoto(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a']);
});

test('every step has a word in the address that reads back', () => {
  for (const step of Object.keys(sellSteps) as SellStep[])
    expect(readStep(writeStep(step))).toBe(step);
  expect(readStep('altceva')).toBeNull();
  expect(stepsOf('service')).not.toContain('details');
});

test('a form kept by an older version gets its missing fields', () => {
  expect(completeForm({ title: 'Un titlu', equipment: ['abs'] })).toEqual({
    ...emptySellForm,
    title: 'Un titlu',
    equipment: ['abs'],
  });
});

test('what is missing is listed in the order of the steps', () => {
  expect(
    inStepOrder({ price: 'p', title: 't', year: 'y', categoryId: 'c', make: 'm' }, 'car').map(
      ([field]) => field,
    ),
  ).toEqual(['categoryId', 'make', 'year', 'title', 'price']);
});
