import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { availabilities, providerForms } from '@anunturi/shared-domain/listing/serviceFields';
import {
  bodies,
  colours,
  conditions,
  drives,
  emissionNorms,
  fuels,
  gearboxes,
  idsOf,
} from '@anunturi/shared-domain/listing/vehicleFields';
import type { SearchSettings } from '../SearchSettings';

const DAY_MS = 86_400_000;
const EUR_RATE_BANI = 509;

/** The same numbers for the same seed, from 0 to below 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const cars = [
  ['dacia', 'Dacia', 'logan', 'Logan'],
  ['dacia', 'Dacia', 'duster', 'Duster'],
  ['skoda', 'Škoda', 'fabia', 'Fabia'],
  ['skoda', 'Škoda', 'octavia', 'Octavia'],
  ['volkswagen', 'Volkswagen', 'golf', 'Golf'],
  ['volkswagen', 'Volkswagen', 'passat', 'Passat'],
  ['bmw', 'BMW', 'seria-3', 'Seria 3'],
] as const;
const services = [
  ['electricieni', 'Electrician autorizat'],
  ['tractari', 'Tractări auto'],
  ['instalatori', 'Instalator sanitar'],
] as const;
const said = (
  'unic proprietar fără accident schimb jantă iarnă climă piele cârlig prelată revizie distribuție impecabil urgent negociabil carte ' +
  'service navigație cameră senzori parcare bluetooth încălzire scaune ușor avariat țeavă montaj reparații tablou priză desfundat'
).split(' ');

/** Settings of a small county, with places 8 to 60 km apart. */
export const testSettings: SearchSettings = {
  county: { name: 'Sibiu', code: 'SB' },
  eurRateBani: EUR_RATE_BANI,
  localities: [
    place('sibiu', 'Sibiu', 45.8, 24.15, ['cisnadie']),
    place('cisnadie', 'Cisnădie', 45.71, 24.15, ['sibiu']),
    place('medias', 'Mediaș', 46.16, 24.35, ['copsa-mica']),
    place('copsa-mica', 'Copșa Mică', 46.11, 24.23, ['medias']),
    place('avrig', 'Avrig', 45.72, 24.37, []),
  ],
  categories: [
    { id: 'autoturisme', kind: 'vehicle', label: 'Autoturisme', active: true },
    { id: 'electricieni', kind: 'service', label: 'Electricieni', active: true },
    { id: 'tractari', kind: 'service', label: 'Tractări', active: true },
    { id: 'instalatori', kind: 'service', label: 'Instalatori', active: true },
  ],
};

function place(id: string, name: string, latitude: number, longitude: number, near: string[]) {
  return { id, name, neighbourIds: near, at: { latitude, longitude } };
}

/** An active listing; the time of a few of them is over. */
export function randomListing(id: string, random: () => number, now: Date): Listing {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const number = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const locality = pick(testSettings.localities);
  const onRequest = random() < 0.1;
  const isCar = random() < 0.7;
  const currency = random() < 0.5 ? 'EUR' : 'RON';
  const amountMinor = onRequest && !isCar ? 0 : number(1, 600) * 10_000;
  const words = Array.from({ length: number(4, 14) }, () => pick(said)).join(' ');
  const publishedAt = new Date(now.getTime() - number(1, 31) * DAY_MS - number(0, 5) * 1000);
  const common = {
    id,
    ownerId: pick(['sellerAna', 'someoneElse', 'sellerDan']),
    description: `${words}. Detalii la telefon, ${pick(said)} ${pick(said)}.`,
    slug: 'anunt',
    price: {
      amountMinor,
      currency,
      negotiable: random() < 0.5,
      unit: amountMinor === 0 ? ('onRequest' as const) : ('fixed' as const),
    } as const,
    priceLei: Math.floor((amountMinor / 100) * (currency === 'EUR' ? EUR_RATE_BANI / 100 : 1)),
    priceChanges: 0,
    county: testSettings.county.code,
    localityId: locality.id,
    localityName: locality.name,
    sellerType: pick(['private', 'company'] as const),
    sellerName: 'Ana Pop',
    hasPhone: true,
    photos: [],
    hasPhotos: random() < 0.6,
    status: 'active' as const,
    searchTokens: [],
    bands: {},
    version: 1,
    createdAt: publishedAt,
    updatedAt: publishedAt,
    publishedAt,
    expiresAt: new Date(publishedAt.getTime() + 30 * DAY_MS),
  };
  if (!isCar) {
    const [categoryId, title] = pick(services);
    const wholeCounty = random() < 0.4;
    return {
      ...common,
      kind: 'service',
      categoryId,
      title: `${title} ${pick(said)}`,
      service: {
        providerForm: pick(idsOf(providerForms)),
        programme: pick(idsOf(availabilities)),
        wholeCounty,
        ...(!wholeCounty && { coveredLocalityIds: [pick(testSettings.localities).id] }),
        givesInvoice: random() < 0.5,
        givesWarranty: random() < 0.5,
      },
    };
  }
  const [make, makeName, model, modelName] = pick(cars);
  return {
    ...common,
    kind: 'vehicle',
    categoryId: 'autoturisme',
    title: `${makeName} ${modelName} ${pick(said)} ${number(1, 9)}`,
    vehicle: {
      shape: 'car',
      make,
      makeName,
      model,
      modelName,
      year: number(1995, 2026),
      mileageKm: number(0, 350) * 1000,
      fuel: pick(idsOf(fuels)),
      gearbox: pick(idsOf(gearboxes)),
      body: pick(idsOf(bodies)),
      condition: pick(idsOf(conditions)),
      ...(random() < 0.8 && { powerHp: number(50, 320), engineCm3: number(900, 3200) }),
      ...(random() < 0.5 && { drive: pick(idsOf(drives)), seats: number(2, 9) }),
      ...(random() < 0.5 && { emissionNorm: pick(idsOf(emissionNorms)) }),
      ...(random() < 0.6 && { colour: pick(idsOf(colours)) }),
      ...(random() < 0.3 && { winterTyres: true }),
      ...(random() < 0.3 && { firstOwner: true, noAccident: true }),
    },
  };
}

/** So many listings with ids of 20 letters and digits. */
export function randomListings(count: number, seed: number, now: Date): Listing[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, at) =>
    randomListing(`L${String(at).padStart(19, '0')}`, random, now),
  );
}
