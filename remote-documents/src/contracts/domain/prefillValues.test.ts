import type { Listing } from '@anunturi/shared-domain/listing/listing';
import type { User } from '@anunturi/shared-domain/people/user';
import { documentList } from './documentList';
import type { DocumentId } from './documentTypes';
import { prefillValues } from './prefillValues';

const load = (id: DocumentId) => documentList.find((entry) => entry.id === id)!.load();
const listing = {
  id: 'L1',
  kind: 'vehicle',
  title: 'Dacia Logan 2019',
  localityName: 'Mediaș',
  price: { amountMinor: 850_050, currency: 'EUR', unit: 'fixed', negotiable: true },
  vehicle: {
    shape: 'car',
    makeName: 'Dacia',
    modelName: 'Logan',
    version: 'Prestige',
    year: 2019,
    vin: 'UU1KSDAMH12345678',
    engineCm3: 1461,
    emissionNorm: 'euro6',
    mileageKm: 90_000,
    fuel: 'diesel',
    keys: 2,
  },
} as unknown as Listing;
const seller = {
  uid: 'ana',
  displayName: 'Ana Mureșan',
  email: 'ana@demo.ro',
  phone: '0712345678',
  sellerType: 'private',
} as unknown as User;
const dealer = {
  ...seller,
  sellerType: 'company',
  company: { name: 'Țuțea Auto SRL', cui: '14399840' },
} as unknown as User;

test('a buyer finds the vehicle and the price, and nothing about the seller', async () => {
  expect(prefillValues(await load('vanzare-auto'), listing)).toEqual({
    v_make: 'Dacia',
    v_type: 'Logan Prestige',
    v_year: '2019',
    v_vin: 'UU1KSDAMH12345678',
    v_cm3: '1461',
    v_norm: 'Euro 6',
    price_amount: '8500,5',
    price_currency: 'EUR',
    place: 'Mediaș',
  });
});

test('a trailer has no engine and no norm to look for', async () => {
  const vehicle = {
    makeName: 'Boro',
    modelName: 'Ulise',
    year: 2020,
    shape: 'other',
    maxMassKg: 750,
  };
  const trailer = { ...listing, categoryId: 'remorci-si-rulote', vehicle } as unknown as Listing;
  const values = prefillValues(await load('vanzare-auto'), trailer);
  expect(values).toMatchObject({ v_cm3: '0', v_norm: 'fără motor', v_mass: '750' });
});

test('what a car is sold for is no rent, and the price of an hour not that of the whole service', async () => {
  const service = { ...listing, kind: 'service', price: { ...listing.price, unit: 'hour' } };
  for (const [id, from] of [
    ['inchiriere-auto', listing],
    ['prestari-servicii', service as Listing],
  ] as const)
    expect(prefillValues(await load(id), from)).not.toHaveProperty('price_amount');
  const whole = { ...service, price: listing.price } as Listing;
  expect(prefillValues(await load('prestari-servicii'), whole).price_amount).toBe('8500,5');
});

test('its owner stands as the seller, a company with its code', async () => {
  expect(prefillValues(await load('vanzare-auto'), listing, { owner: seller })).toMatchObject({
    seller_type: 'persoana',
    seller_name: 'Ana Mureșan',
    seller_town: 'Mediaș',
    seller_phone: '0712345678',
    seller_email: 'ana@demo.ro',
    v_make: 'Dacia',
  });
  expect(prefillValues(await load('vanzare-auto'), listing, { owner: dealer })).toMatchObject({
    seller_type: 'firma',
    seller_name: 'Țuțea Auto SRL',
    seller_cui: '14399840',
  });
});

test('where only a person may stand, the own name is used and not the company', async () => {
  const values = prefillValues(await load('chitanta'), listing, { owner: dealer });
  expect(values).toMatchObject({
    receiver_name: 'Ana Mureșan',
    price_amount: '8500,5',
    reason: 'preț pentru Dacia Logan 2019',
  });
  expect(values).not.toHaveProperty('receiver_cui');
});

test('a sheet of the buyer never takes the owner for its taxpayer', async () => {
  expect(prefillValues(await load('itl-005'), listing, { owner: seller })).not.toHaveProperty(
    'taxpayer_name',
  );
  expect(prefillValues(await load('itl-016'), listing, { owner: seller })).toMatchObject({
    taxpayer_name: 'Ana Mureșan',
    v_make: 'Dacia',
  });
});

test('every document takes only answers that it asks', async () => {
  for (const { load: open } of documentList) {
    const definition = await open();
    const names = definition.steps.flatMap((step) => step.fields.map((field) => field.name));
    for (const name of Object.keys(prefillValues(definition, listing, { owner: seller })))
      expect(names).toContain(name);
  }
});

test('town and county come along: the own place where the profile says it, else that of the listing', async () => {
  const definition = await load('vanzare-auto');
  expect(prefillValues(definition, listing, { owner: seller, county: 'Sibiu' })).toMatchObject({
    seller_town: 'Mediaș',
    seller_county: 'Sibiu',
  });
  const owner = { ...seller, town: 'Agnita' };
  expect(prefillValues(definition, listing, { owner, county: 'Sibiu' })).toMatchObject({
    seller_town: 'Agnita',
  });
});

test('a buyer who is signed in stands on the own side, and lives where the own profile says, not where the car is', async () => {
  const buyer = { ...seller, displayName: 'Dan Rus', town: 'Avrig' };
  const sale = prefillValues(await load('vanzare-auto'), listing, { buyer, county: 'Sibiu' });
  expect(sale).toMatchObject({ buyer_name: 'Dan Rus', buyer_town: 'Avrig', buyer_county: 'Sibiu' });
  expect(sale).not.toHaveProperty('seller_name');
  expect(prefillValues(await load('itl-005'), listing, { buyer })).toMatchObject({
    taxpayer_name: 'Dan Rus',
  });
  const unknown = prefillValues(await load('vanzare-auto'), listing, {
    buyer: { ...buyer, town: undefined },
    county: 'Sibiu',
  });
  expect(unknown).not.toHaveProperty('buyer_town');
  expect(unknown).not.toHaveProperty('buyer_county');
});
