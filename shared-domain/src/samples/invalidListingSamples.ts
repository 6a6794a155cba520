// A table of cases, one line a fault.
import * as limits from '../site/limits';
import { type Case, withField } from './Case';
import {
  sampleCar,
  sampleRejection,
  samplePhotos,
  samplePlainCar,
  sampleRejected,
  sampleService,
} from './listingSamples';

const car = sampleCar as Record<string, unknown>;
const service = sampleService as Record<string, unknown>;
const change = (path: string, value: unknown) => withField(car, path, value);
const ofService = (path: string, value: unknown) => withField(service, path, value);

const requiredFields = [
  'ownerId',
  'kind',
  'categoryId',
  'title',
  'slug',
  'description',
  'price',
  'priceLei',
  'priceChanges',
  'localityId',
  'localityName',
  'sellerType',
  'sellerName',
  'hasPhone',
  'hasPhotos',
  'photos',
  'status',
  'searchTokens',
  'bands',
  'version',
  'createdAt',
  'updatedAt',
  'vehicle',
];

/** Faults that both the schema and the security rules must refuse. */
export const invalidListings: readonly Case[] = [
  ...requiredFields.map((field): Case => [`a listing without ${field}`, change(field, undefined)]),
  ['a listing with a field nobody knows', { ...car, promoted: true }],
  ['an unknown kind', change('kind', 'animal')],
  ['a vehicle that is called a service', change('kind', 'service')],
  ['a vehicle with the facts of a service too', { ...car, service: service.service }],
  ['a category that is not a slug', change('categoryId', 'Auto Turisme')],
  ['a title below the limit', change('title', 'x'.repeat(limits.TITLE_MIN - 1))],
  ['a title over the limit', change('title', 'x'.repeat(limits.TITLE_MAX + 1))],
  ['a title that is a number', change('title', 1234567890)],
  ['a slug with capitals', change('slug', 'Dacia-Logan')],
  ['a slug over the limit', change('slug', 'x'.repeat(limits.SLUG_MAX + 1))],
  ['a description below the limit', change('description', 'x'.repeat(limits.DESCRIPTION_MIN - 1))],
  ['a description over the limit', change('description', 'x'.repeat(limits.DESCRIPTION_MAX + 1))],
  ['a price below one euro', { ...withField(car, 'price.amountMinor', 99), priceLei: 5 }],
  [
    'a price over the limit',
    { ...withField(car, 'price.amountMinor', limits.PRICE_MAX_MINOR + 1), priceLei: 50_900_000 },
  ],
  ['a price with a fraction of a cent', change('price.amountMinor', 950_000.5)],
  ['a negative price', change('price.amountMinor', -100)],
  ['a price in dollars', change('price.currency', 'USD')],
  ['a price without a currency', change('price.currency', undefined)],
  ['a price with a field nobody knows', change('price.discount', 10)],
  ['a vehicle priced by the hour', change('price.unit', 'hour')],
  [
    'a vehicle with the price on request',
    {
      ...withField(withField(car, 'price.unit', 'onRequest'), 'price.amountMinor', 0),
      priceLei: 0,
    },
  ],
  ['a service on request that names a price', { ...withField(service, 'price.unit', 'onRequest') }],
  ['a negotiable mark that is text', change('price.negotiable', 'yes')],
  ['lei that are not those of the price', ofService('priceLei', 5)],
  ['lei with a fraction', ofService('priceLei', 120.5)],
  ['a negative number of price changes', change('priceChanges', -1)],
  ['an empty locality', change('localityId', '')],
  ['a locality name over the limit', change('localityName', 'x'.repeat(61))],
  ['an unknown kind of seller', change('sellerType', 'dealer')],
  ['a seller name over the limit', change('sellerName', 'x'.repeat(limits.COMPANY_NAME_MAX + 1))],
  ['a phone mark that is a number', change('hasPhone', '0712345678')],
  ['a photo mark that is not true', { ...samplePlainCar, hasPhotos: true }],
  ['a vehicle with too many photos', change('photos', samplePhotos(limits.VEHICLE_PHOTOS_MAX + 1))],
  [
    'a service with too many photos',
    ofService('photos', samplePhotos(limits.SERVICE_PHOTOS_MAX + 1)),
  ],
  ['photos that are not a list', change('photos', { 0: samplePhotos(1)[0] })],
  ['an unknown status', change('status', 'promoted')],
  ['an active listing that was never published', change('publishedAt', undefined)],
  ['an active listing that never expires', change('expiresAt', undefined)],
  [
    'a rejected listing without a statement of reasons',
    withField(sampleRejected as Record<string, unknown>, 'moderation', undefined),
  ],
  [
    'a rejection without a ground',
    withField(sampleRejected as Record<string, unknown>, 'moderation.ground', undefined),
  ],
  [
    'a rejection without facts',
    withField(sampleRejected as Record<string, unknown>, 'moderation.facts', undefined),
  ],
  [
    'a rejection on an unknown ground',
    withField(sampleRejected as Record<string, unknown>, 'moderation.ground', 'mood'),
  ],
  [
    'an appeal below the limit',
    {
      ...sampleRejected,
      moderation: { ...sampleRejection, contestText: 'x'.repeat(limits.APPEAL_MIN - 1) },
    },
  ],
  [
    'too many search tokens',
    change(
      'searchTokens',
      Array.from({ length: limits.SEARCH_TOKENS_MAX + 1 }, (_, at) => `t${at}`),
    ),
  ],
  ['search tokens that are text', change('searchTokens', 'dacia logan')],
  ['a bucket that is not a number', change('bands.price', 'cheap')],
  ['a bucket nobody knows', change('bands.beauty', 1)],
  ['a version below one', change('version', 0)],
  ['a creation time that is text', change('createdAt', '2026-11-20T10:00:00Z')],
  ['an expiry that is a number', change('expiresAt', 1_800_000_000)],
  ['a vehicle of unknown shape', change('vehicle.shape', 'plane')],
  ...[
    'make',
    'makeName',
    'model',
    'modelName',
    'year',
    'mileageKm',
    'fuel',
    'gearbox',
    'body',
    'condition',
  ].map((field): Case => [`a car without ${field}`, change(`vehicle.${field}`, undefined)]),
  ['a make that is not a slug', change('vehicle.make', 'Dacia ')],
  ['a make name over the limit', change('vehicle.makeName', 'x'.repeat(limits.MAKE_MAX + 1))],
  ['a model name over the limit', change('vehicle.modelName', 'x'.repeat(limits.MODEL_MAX + 1))],
  ['a version text over the limit', change('vehicle.version', 'x'.repeat(limits.VERSION_MAX + 1))],
  ['a year before cars', change('vehicle.year', limits.YEAR_MIN - 1)],
  ['a year in the far future', change('vehicle.year', limits.YEAR_MAX + 1)],
  ['a negative mileage', change('vehicle.mileageKm', -1)],
  ['a mileage over the limit', change('vehicle.mileageKm', limits.MILEAGE_MAX_KM + 1)],
  ['an unknown fuel', change('vehicle.fuel', 'coal')],
  ['an unknown gearbox', change('vehicle.gearbox', 'magic')],
  ['an unknown body', change('vehicle.body', 'tank')],
  ['an unknown condition', change('vehicle.condition', 'perfect')],
  ['an unknown drive', change('vehicle.drive', 'six')],
  ['an unknown colour', change('vehicle.colour', 'octarine')],
  ['an unknown finish', change('vehicle.finish', 'fur')],
  ['an unknown emission norm', change('vehicle.emissionNorm', 'euro9')],
  ['a power of nothing', change('vehicle.powerHp', 0)],
  ['a power over the limit', change('vehicle.powerHp', limits.POWER_MAX_HP + 1)],
  ['an engine of nothing', change('vehicle.engineCm3', 0)],
  ['an engine over the limit', change('vehicle.engineCm3', limits.ENGINE_MAX_CM3 + 1)],
  ['CO2 over the limit', change('vehicle.co2GPerKm', limits.CO2_MAX_G_PER_KM + 1)],
  ['too many doors', change('vehicle.doors', limits.DOORS_MAX + 1)],
  ['too many seats', change('vehicle.seats', limits.SEATS_MAX + 1)],
  ['too many keys', change('vehicle.keys', limits.KEYS_MAX + 1)],
  ['a VIN with a space', change('vehicle.vin', 'UU1L522 058123456')],
  ['a month that does not exist', change('vehicle.itpUntilMonth', '2027-13')],
  ['a first registration that is a year', change('vehicle.firstRegisteredMonth', '2018')],
  ['an accident mark that is text', change('vehicle.noAccident', 'sure')],
  [
    'too much equipment',
    change(
      'vehicle.equipment',
      Array.from({ length: limits.EQUIPMENT_MAX + 1 }, () => 'abs'),
    ),
  ],
  ['a vehicle with a fact nobody knows', change('vehicle.wings', 2)],
  ...['providerForm', 'programme', 'wholeCounty', 'givesInvoice', 'givesWarranty'].map(
    (field): Case => [`a service without ${field}`, ofService(`service.${field}`, undefined)],
  ),
  ['an unknown kind of provider', ofService('service.providerForm', 'guild')],
  ['an unknown programme', ofService('service.programme', 'never')],
  [
    'hours over the limit',
    ofService('service.hoursText', 'x'.repeat(limits.SERVICE_HOURS_MAX + 1)),
  ],
  [
    'too many covered localities',
    ofService(
      'service.coveredLocalityIds',
      Array.from({ length: limits.SERVICE_LOCALITIES_MAX + 1 }, (_, at) => `l${at}`),
    ),
  ],
  [
    'a travel radius over the limit',
    ofService('service.travelRadiusKm', limits.SERVICE_RADIUS_MAX_KM + 1),
  ],
  [
    'experience over the limit',
    ofService('service.experienceYears', limits.SERVICE_EXPERIENCE_MAX_YEARS + 1),
  ],
  ['a service with a fact nobody knows', ofService('service.discount', true)],
];

/** Faults inside long lists: the schema refuses them on read; rules cannot walk a list and leave them to it. */
export const invalidInsideLists: readonly Case[] = [
  [
    'a photo in a folder that is not listings',
    change('photos', [{ ...samplePhotos(1)[0], path: 'archive/sellerAna/x.webp' }]),
  ],
  [
    'a photo without its thumbnail',
    change('photos', [
      withField(samplePhotos(1)[0] as Record<string, unknown>, 'thumbPath', undefined),
    ]),
  ],
  ['a photo without pixels', change('photos', [{ ...samplePhotos(1)[0], width: 0 }])],
  ['unknown equipment', change('vehicle.equipment', ['abs', 'jetpack'])],
  ['an empty search token', change('searchTokens', ['dacia', ''])],
  ['a search token that is a number', change('searchTokens', [1])],
  ['a covered locality that is a number', ofService('service.coveredLocalityIds', [7])],
];
