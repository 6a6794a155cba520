import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { toIndexedFields } from '@anunturi/shared-domain/listing/indexedFields';
import {
  sampleCar,
  sampleExpiry,
  sampleNow,
  samplePhotos,
  validListings,
} from '@anunturi/shared-domain/samples/listingSamples';
import { checkSellForm } from './checkSellForm';
import { fillSellForm } from '#domain/sell-form/fillSellForm';
import { sampleCarForm, sampleContext, sampleServiceForm } from '#testing/sampleForms';
import { type SellForm, emptySellForm } from '#domain/sell-form/sellForm';
import { stepOfField } from '#domain/sell-form/sellSteps';

const inputOf = (form: SellForm) => {
  const checked = checkSellForm(form, sampleContext);
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors));
  return checked.input;
};
const errorsOf = (form: SellForm) => {
  const checked = checkSellForm(form, sampleContext);
  return 'errors' in checked ? checked.errors : {};
};
/** As trusted code would store it. */
function stored(form: SellForm) {
  const { phone, whatsApp, ...input } = inputOf(form);
  const listing = {
    ...input,
    localityName: sampleCar.localityName,
    photos: samplePhotos(3),
    hasPhone: phone !== undefined,
    ...(whatsApp && { hasWhatsApp: true as const }),
  };
  const context = { categoryLabel: 'Autoturisme', eurRateBani: 509 };
  return { ...listing, ...toIndexedFields(listing, context), ...decided };
}
const decided = {
  ownerId: 'sellerAna',
  sellerType: 'private',
  sellerName: 'Ana Pop',
  status: 'active',
  priceChanges: 0,
  version: 1,
  createdAt: sampleNow,
  updatedAt: sampleNow,
  publishedAt: sampleNow,
  expiresAt: sampleExpiry,
};

test.each([
  ['a car', sampleCarForm],
  ['a service', sampleServiceForm],
  [
    'a service with the price on request',
    { ...sampleServiceForm, price: '', priceUnit: 'onRequest' },
  ],
  [
    'a trailer',
    {
      ...sampleCarForm,
      shape: 'other',
      categoryId: 'remorci-si-rulote',
      make: 'repo',
      model: '',
      mileageKm: '',
      fuel: '',
      gearbox: '',
      body: '',
      maxMassKg: '750',
    } as SellForm,
  ],
  [
    'tyres',
    {
      ...emptySellForm,
      title: sampleCarForm.title,
      description: sampleCarForm.description,
      price: '800',
      currency: 'RON',
      localityId: 'sibiu',
      shape: 'part',
      categoryId: 'anvelope-si-jante',
      condition: 'used',
    } as SellForm,
  ],
])('%s as typed becomes a document that the contract accepts', (_what, form) => {
  expect(listingSchema.safeParse(stored(form))).toMatchObject({ success: true });
});

test('an empty car form names every field that is needed, and only those', () => {
  const errors = errorsOf({ ...emptySellForm, shape: 'car', categoryId: 'autoturisme' });
  expect(Object.keys(errors).sort()).toEqual([
    'body',
    'condition',
    'description',
    'fuel',
    'gearbox',
    'localityId',
    'make',
    'mileageKm',
    'price',
    'title',
    'year',
  ]);
});

test('what was typed as an electric range goes when the fuel is one that is not plugged in', () => {
  const typed = { ...sampleCarForm, electricRangeKm: '60' };
  expect(inputOf({ ...typed, fuel: 'electric' })).toMatchObject({
    vehicle: { electricRangeKm: 60 },
  });
  expect(inputOf({ ...typed, fuel: 'diesel' })).not.toHaveProperty('vehicle.electricRangeKm');
});

test('a form without a category asks for one', () => {
  expect(errorsOf(emptySellForm).categoryId).toBe('Alegeți o categorie.');
});

test.each([
  ['124 500', 124_500],
  ['124.500', 124_500],
  ['124500', 124_500],
])('mileage typed as %s is understood', (typed, km) => {
  expect(inputOf({ ...sampleCarForm, mileageKm: typed })).toMatchObject({
    vehicle: { mileageKm: km },
  });
});

test.each([
  ['1.234,56', 123_456],
  ['12 500', 1_250_000],
  ['12.500', 1_250_000],
])('a price typed as %s is understood', (typed, amountMinor) => {
  expect(inputOf({ ...sampleCarForm, price: typed }).price).toEqual({
    amountMinor,
    currency: 'EUR',
    negotiable: false,
    unit: 'fixed',
  });
});

test.each([
  ['mileageKm', 'mult', 'Scrieți un număr întreg, de exemplu 12.500.'],
  ['mileageKm', '3.000.001', 'Scrieți un număr între 0 și 3.000.000.'],
  ['year', '2030', 'Scrieți un număr între 1900 și 2027.'],
  ['price', 'zece', 'Scrieți prețul cu cifre, de exemplu 12.500 sau 1.234,56.'],
  ['price', '12,500', 'Scrieți prețul cu cifre, de exemplu 12.500 sau 1.234,56.'],
  ['price', '0', 'Prețul este între 1 și 10.000.000.'],
  ['phone', '0712', 'Numărul nu este complet. Exemplu: 0712 345 678.'],
  ['itpUntilMonth', '13.2027', 'Scrieți luna și anul, de exemplu 05.2019.'],
  ['title', 'Logan', 'Scrieți un titlu de cel puțin 10 caractere.'],
] as const)('%s typed as "%s" is refused in words', (field, typed, message) => {
  expect(errorsOf({ ...sampleCarForm, [field]: typed })).toEqual({ [field]: message });
});

test('cedilla letters and double spaces are put right', () => {
  expect(inputOf({ ...sampleCarForm, title: ' Maşină  de oraş ' }).title).toBe('Mașină de oraș');
});

test('a make written by hand that the list knows gets its id; another stays as written', () => {
  const typed = (otherMake: string) =>
    inputOf({ ...sampleCarForm, make: 'alta-marca', otherMake, model: '', otherModel: 'Logan' });
  expect(typed('dacia')).toMatchObject({
    vehicle: { make: 'dacia', makeName: 'Dacia', model: 'logan', modelName: 'Logan' },
  });
  expect(typed('Zastava')).toMatchObject({
    vehicle: { make: 'alta-marca', makeName: 'Zastava', model: 'alt-model', modelName: 'Logan' },
  });
});

test('a model outside the list is asked by name', () => {
  expect(errorsOf({ ...sampleCarForm, model: 'alt-model' })).toEqual({
    otherModel: 'Scrieți modelul.',
  });
});

test('power in kW is stored in metric horsepower', () => {
  expect(inputOf({ ...sampleCarForm, power: '66', powerUnit: 'kw' })).toMatchObject({
    vehicle: { powerHp: 90 },
  });
});

test('an odd VIN is stored; one that cannot be stored is refused', () => {
  expect(inputOf({ ...sampleCarForm, vin: 'uu1 l522' })).toMatchObject({
    vehicle: { vin: 'UU1L522' },
  });
  expect(errorsOf({ ...sampleCarForm, vin: 'A*' })).toHaveProperty('vin');
});

test('a service covers its own locality too', () => {
  expect(inputOf(sampleServiceForm)).toMatchObject({
    phone: '0712345678',
    service: { wholeCounty: false, coveredLocalityIds: ['sibiu', 'cisnadie'] },
  });
});

test.each(validListings.map(([what, listing]) => [what, listing] as const))(
  '%s fills the form in and comes back the same',
  (_what, listing) => {
    const form = fillSellForm(listing, '0712345678');
    const input = inputOf(form);
    const { kind, categoryId, title, description, price, localityId } = listing;
    const subject =
      listing.kind === 'vehicle'
        ? { vehicle: withoutFalse(listing.vehicle) }
        : { service: listing.service };
    expect(input).toEqual({
      kind,
      categoryId,
      title,
      description,
      price: price.unit === 'onRequest' ? { ...price, negotiable: false } : price,
      localityId,
      phone: '0712345678',
      ...subject,
    });
  },
);

/** A flag that is off and one that is absent say the same. */
const withoutFalse = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== false));

test('every field that can be wrong has a step that asks for it', () => {
  for (const form of [
    { ...emptySellForm, shape: 'car' },
    { ...emptySellForm, shape: 'other' },
    { ...emptySellForm, shape: 'part' },
    { ...emptySellForm, shape: 'service', kind: 'service' },
  ] as SellForm[]) {
    const wrong = errorsOf({ ...form, categoryId: 'x' });
    for (const field of Object.keys(wrong))
      expect([field, stepOfField(field, form.shape)]).not.toEqual([field, 'category']);
  }
});
