// One table of filters: kept whole, so that a filter is added in one place. Every list loads it, so it names no labels;
// those of a field are the catalogue's (fieldFacets).
import {
  KIND_PARAM,
  CATEGORY_PARAM,
  WORDS_PARAM,
  STATUS_PARAM,
  PLACE_PARAM,
  SELLER_PARAM,
  ORDER_PARAM,
} from '@anunturi/shared-contract/navigation/queryParams';
import { currencies, priceUnits, availabilities } from '../listing/serviceFields';
import {
  bodies,
  conditions,
  drives,
  emissionNorms,
  fuels,
  gearboxes,
  sellerTypes,
} from '../listing/vehicleFields';
import * as limits from '../site/limits';
import { bound, type Facet, manyCounts, manyOf, oneOf, whole, word, yes } from './Facet';
import { listingSorts } from './listingSorts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const kindWords = { masini: 'vehicle', servicii: 'service' } as const;

/** Every filter of the list, in the order in which an address has them. */
export const facets = {
  kind: {
    param: KIND_PARAM,
    read: (text: string) =>
      Object.hasOwn(kindWords, text) ? kindWords[text as keyof typeof kindWords] : undefined,
    write: (value: string) => (value === 'vehicle' ? 'masini' : 'servicii'),
    path: 'kind',
  },
  categoryId: word(CATEGORY_PARAM, SLUG, 'categoryId'),
  words: {
    param: WORDS_PARAM,
    read: (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 100) || undefined,
    write: (value: string) => value,
  },
  make: word('marca', SLUG, 'vehicle.make'),
  model: word('model', SLUG, 'vehicle.model'),
  /** Price bounds are whole units of this currency; lei when absent. */
  currency: oneOf('moneda', currencies),
  priceFrom: whole('pret-min', 1, limits.PRICE_LEI_MAX),
  priceTo: whole('pret-max', 1, limits.PRICE_LEI_MAX),
  yearFrom: bound('from', 'an', 'vehicle.year', limits.YEAR_MIN, limits.YEAR_MAX),
  yearTo: bound('to', 'an', 'vehicle.year', limits.YEAR_MIN, limits.YEAR_MAX),
  mileageFromKm: bound('from', 'km', 'vehicle.mileageKm', 0, limits.MILEAGE_MAX_KM),
  mileageToKm: bound('to', 'km', 'vehicle.mileageKm', 0, limits.MILEAGE_MAX_KM),
  powerFromHp: bound('from', 'putere', 'vehicle.powerHp', 1, limits.POWER_MAX_HP),
  powerToHp: bound('to', 'putere', 'vehicle.powerHp', 1, limits.POWER_MAX_HP),
  engineFromCm3: bound('from', 'cm3', 'vehicle.engineCm3', 1, limits.ENGINE_MAX_CM3),
  engineToCm3: bound('to', 'cm3', 'vehicle.engineCm3', 1, limits.ENGINE_MAX_CM3),
  fuels: manyOf('combustibil', fuels, 'vehicle.fuel'),
  gearbox: oneOf('cutie', gearboxes, 'vehicle.gearbox'),
  bodies: manyOf('caroserie', bodies, 'vehicle.body'),
  drives: manyOf('tractiune', drives, 'vehicle.drive'),
  emissionNorms: manyOf('norma', emissionNorms, 'vehicle.emissionNorm'),
  seats: manyCounts('locuri', 2, 9, 'vehicle.seats'),
  condition: oneOf(STATUS_PARAM, conditions, 'vehicle.condition'),
  localityId: word(PLACE_PARAM, SLUG),
  /** The localities around `localityId` too. */
  withNeighbours: yes('vecini'),
  sellerType: oneOf('tip-vanzator', sellerTypes, 'sellerType'),
  sellerId: word(SELLER_PARAM, /^[A-Za-z0-9_-]{1,128}$/, 'ownerId'),
  withPhoto: yes('foto', 'hasPhotos'),
  priceUnit: oneOf('unitate', priceUnits, 'price.unit'),
  programme: oneOf('program', availabilities, 'service.programme'),
  /** A place that a service must cover. */
  coversLocalityId: word('acopera', SLUG),
  sort: oneOf(ORDER_PARAM, listingSorts),
} satisfies Record<string, Facet<unknown>>;
