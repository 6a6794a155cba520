// Sample data: one listing of every shape, kept together because every table of cases starts from them.
import { toIndexedFields } from '../listing/indexedFields';
import type { ListingFields } from '../listing/listing';
import type { Car } from '../listing/vehicle';

/** The people, the moment and the ids that every table of samples uses. */
export const sampleSellerId = 'sellerAna';
export const sampleBuyerId = 'buyerDan';
export const sampleAdminId = 'adminIoana';
export const sampleListingId = 'Ab12Cd34Ef56Gh78Ij90';
export const sampleNow = new Date('2026-11-20T10:00:00Z');
export const sampleExpiry = new Date('2026-12-20T10:00:00Z');

const photo = (id: string) => ({
  id,
  path: `listings/${sampleSellerId}/${sampleListingId}/${id}.webp`,
  thumbPath: `listings/${sampleSellerId}/${sampleListingId}/${id}_t.webp`,
  width: 1600,
  height: 1200,
});
/** So many photos of the sample listing. */
export const samplePhotos = (count: number) =>
  Array.from({ length: count }, (_, at) => photo(`photo${String(at).padStart(3, '0')}`));

const common = {
  ownerId: sampleSellerId,
  price: { amountMinor: 950_000, currency: 'EUR', negotiable: true, unit: 'fixed' },
  priceChanges: 0,
  county: 'SB',
  localityId: 'sibiu',
  localityName: 'Sibiu',
  sellerType: 'private',
  sellerName: 'Ana Pop',
  hasPhone: true,
  status: 'active',
  version: 1,
  createdAt: sampleNow,
  updatedAt: sampleNow,
  publishedAt: sampleNow,
  expiresAt: sampleExpiry,
} as const;

const context = (categoryLabel: string) => ({ categoryLabel, eurRateBani: 509 });

function vehicleListing(
  fields: Pick<
    Extract<ListingFields, { kind: 'vehicle' }>,
    'categoryId' | 'title' | 'description' | 'vehicle'
  >,
  label: string,
): ListingFields {
  const listing = { ...common, kind: 'vehicle' as const, photos: samplePhotos(3), ...fields };
  return { ...listing, ...toIndexedFields(listing, context(label)) };
}

/** A car with every fact filled in that a diesel has. */
export const sampleCar = vehicleListing(
  {
    categoryId: 'autoturisme',
    title: 'Dacia Logan 1.5 dCi, unic proprietar',
    description:
      'Mașină întreținută la reprezentanță, cu toate reviziile la zi.\n\nSe vinde cu două rânduri de roți.',
    vehicle: {
      shape: 'car',
      make: 'dacia',
      makeName: 'Dacia',
      model: 'logan',
      modelName: 'Logan',
      version: '1.5 dCi Laureate',
      year: 2018,
      firstRegisteredMonth: '2018-05',
      mileageKm: 124_500,
      fuel: 'diesel',
      gearbox: 'manual',
      body: 'sedan',
      condition: 'used',
      powerHp: 90,
      engineCm3: 1461,
      drive: 'front',
      doors: 4,
      seats: 5,
      colour: 'grey',
      finish: 'metallic',
      emissionNorm: 'euro6',
      co2GPerKm: 98,
      vin: 'UU1L5220058123456',
      vinNonStandard: false,
      firstOwner: true,
      serviceBook: true,
      noAccident: true,
      registeredInRomania: true,
      originCountry: 'România',
      itpUntilMonth: '2027-05',
      keys: 2,
      winterTyres: false,
      exchangeAccepted: false,
      vatDeductible: false,
      equipment: ['abs', 'airConditioning', 'bluetooth', 'cruiseControl'],
    } satisfies Required<Omit<Car, 'electricRangeKm'>>,
  },
  'Autoturisme',
);

/** A car with the required facts only. */
export const samplePlainCar: ListingFields = {
  ...vehicleListing(
    {
      categoryId: 'autoturisme',
      title: 'Skoda Fabia 2009',
      description: 'Mașină folosită zilnic, se vede în Cisnădie după-amiaza.',
      vehicle: {
        shape: 'car',
        make: 'skoda',
        makeName: 'Škoda',
        model: 'fabia',
        modelName: 'Fabia',
        year: 2009,
        mileageKm: 231_000,
        fuel: 'petrol',
        gearbox: 'manual',
        body: 'hatchback',
        condition: 'used',
      },
    },
    'Autoturisme',
  ),
  photos: [],
  hasPhotos: false,
  hasPhone: false,
};

export const sampleOtherVehicle = vehicleListing(
  {
    categoryId: 'remorci-si-rulote',
    title: 'Remorcă 750 kg cu prelată',
    description: 'Remorcă folosită de câteva ori, cu acte la zi și prelată nouă.',
    vehicle: {
      shape: 'other',
      make: 'repo',
      makeName: 'Repo',
      model: 'alt-model',
      modelName: 'Alt model',
      year: 2021,
      condition: 'used',
      maxMassKg: 750,
    },
  },
  'Remorci și rulote',
);

export const samplePart = vehicleListing(
  {
    categoryId: 'anvelope-si-jante',
    title: 'Patru anvelope de iarnă 195/65 R15',
    description: 'Anvelope folosite două ierni, fără tăieturi, adâncime de șase milimetri.',
    vehicle: { shape: 'part', condition: 'used' },
  },
  'Anvelope și jante',
);

const service = {
  ...common,
  kind: 'service' as const,
  categoryId: 'electricieni',
  title: 'Electrician autorizat, lucrări în casă',
  description: 'Instalații electrice noi și reparații, tablouri, prize, corpuri de iluminat.',
  price: { amountMinor: 12_000, currency: 'RON', negotiable: false, unit: 'hour' } as const,
  sellerType: 'company' as const,
  sellerName: 'Lumina Exemplu SRL',
  photos: samplePhotos(2),
  service: {
    providerForm: 'srl' as const,
    programme: 'weekdaysAndSaturday' as const,
    hoursText: '8-18',
    wholeCounty: false,
    coveredLocalityIds: ['sibiu', 'cisnadie', 'selimbar'],
    travelRadiusKm: 25,
    experienceYears: 12,
    givesInvoice: true,
    givesWarranty: true,
  },
};
export const sampleService: ListingFields = {
  ...service,
  ...toIndexedFields(service, context('Electricieni')),
};

const onRequest = {
  ...service,
  title: 'Tractări auto zi și noapte',
  categoryId: 'tractari',
  price: { amountMinor: 0, currency: 'RON', negotiable: true, unit: 'onRequest' } as const,
  service: {
    providerForm: 'pfa' as const,
    programme: 'nonstop' as const,
    wholeCounty: true,
    givesInvoice: true,
    givesWarranty: false,
  },
};
export const sampleServiceOnRequest: ListingFields = {
  ...onRequest,
  ...toIndexedFields(onRequest, context('Tractări')),
};

const { publishedAt: _published, expiresAt: _expires, ...unpublished } = sampleCar;
const samplePending: ListingFields = { ...unpublished, status: 'pending' } as ListingFields;
const sampleDraft: ListingFields = { ...unpublished, status: 'draft' } as ListingFields;

/** A statement of reasons as an administrator writes it. */
export const sampleRejection = {
  decision: 'rejected' as const,
  decidedAt: sampleNow,
  ground: 'misleading' as const,
  facts: 'Kilometrii din anunț sunt mai puțini decât cei din istoricul ITP.',
};
export const sampleRejected: ListingFields = {
  ...sampleCar,
  status: 'rejected',
  held: true,
};

/** One listing of every shape; all are valid documents. */
export const validListings: readonly (readonly [what: string, listing: ListingFields])[] = [
  ['a car with every fact', sampleCar],
  ['a car with the required facts only', samplePlainCar],
  ['a trailer', sampleOtherVehicle],
  ['a part', samplePart],
  ['a service by the hour', sampleService],
  ['a service with the price on request', sampleServiceOnRequest],
  ['a listing that waits for approval', samplePending],
  ['a draft', sampleDraft],
  ['a rejected listing', sampleRejected],
];
