// One table of filters: kept whole, so that a filter is added in one place. Every list loads it, so it names no labels;
// those of a field are the catalogue's (wordedFacets).
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
import { colours } from '../listing/vehicleLooks';
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
import { oneOf, whole, word, yes } from './Codec';
import {
  choiceOf,
  choicesOf,
  countsOf,
  type Facet,
  fromOf,
  own,
  textOf,
  toOf,
  yesOf,
} from './Facet';
import { listingSorts } from './listingSorts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const kindWords = { masini: 'vehicle', servicii: 'service' } as const;
const kinds = oneOf(KIND_PARAM, kindWords);

const price = [1, limits.PRICE_LEI_MAX] as const;
const years = [limits.YEAR_MIN, limits.YEAR_MAX] as const;
const mileage = [0, limits.MILEAGE_MAX_KM] as const;
const power = [1, limits.POWER_MAX_HP] as const;
const engine = [1, limits.ENGINE_MAX_CM3] as const;

/** Every filter of the list, in the order in which an address has them. */
export const facets = {
  kind: textOf(
    {
      param: KIND_PARAM,
      read(text: string) {
        const kind = kinds.read(text);
        return kind && kindWords[kind];
      },
      write: (value) => (value === 'vehicle' ? 'masini' : 'servicii'),
    },
    'kind',
  ),
  categoryId: textOf(word(CATEGORY_PARAM, SLUG), 'categoryId'),
  words: own({
    param: WORDS_PARAM,
    read: (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 100) || undefined,
    write: (value) => value,
  }),
  make: textOf(word('marca', SLUG), 'vehicle.make'),
  model: textOf(word('model', SLUG), 'vehicle.model'),
  /** Price bounds are whole units of this currency; lei when absent. */
  currency: own(oneOf('moneda', currencies)),
  priceFrom: own(whole('pret-min', ...price)),
  priceTo: own(whole('pret-max', ...price)),
  yearFrom: fromOf('an', years, 'vehicle.year', 'yearTo'),
  yearTo: toOf('an', years, 'vehicle.year'),
  mileageFromKm: fromOf('km', mileage, 'vehicle.mileageKm', 'mileageToKm'),
  mileageToKm: toOf('km', mileage, 'vehicle.mileageKm'),
  powerFromHp: fromOf('putere', power, 'vehicle.powerHp', 'powerToHp'),
  powerToHp: toOf('putere', power, 'vehicle.powerHp'),
  engineFromCm3: fromOf('cm3', engine, 'vehicle.engineCm3', 'engineToCm3'),
  engineToCm3: toOf('cm3', engine, 'vehicle.engineCm3'),
  fuels: choicesOf('combustibil', fuels, 'vehicle.fuel'),
  gearbox: choiceOf('cutie', gearboxes, 'vehicle.gearbox'),
  bodies: choicesOf('caroserie', bodies, 'vehicle.body'),
  drives: choicesOf('tractiune', drives, 'vehicle.drive'),
  emissionNorms: choicesOf('norma', emissionNorms, 'vehicle.emissionNorm'),
  colours: choicesOf('culoare', colours, 'vehicle.colour'),
  seats: countsOf('locuri', 2, 9, 'vehicle.seats'),
  winterTyres: yesOf('anvelope-iarna', 'vehicle.winterTyres'),
  condition: choiceOf(STATUS_PARAM, conditions, 'vehicle.condition'),
  localityId: own(word(PLACE_PARAM, SLUG)),
  /** The localities around `localityId` too. */
  withNeighbours: own(yes('vecini')),
  /** Everything so many kilometres around `localityId`, in place of its neighbours. */
  radiusKm: own(whole('raza', 1, limits.SEARCH_RADIUS_MAX_KM)),
  sellerType: choiceOf('tip-vanzator', sellerTypes, 'sellerType'),
  sellerId: textOf(word(SELLER_PARAM, /^[A-Za-z0-9_-]{1,128}$/), 'ownerId'),
  withPhoto: yesOf('foto', 'hasPhotos'),
  priceUnit: choiceOf('unitate', priceUnits, 'price.unit'),
  programme: choiceOf('program', availabilities, 'service.programme'),
  /** A place that a service must cover. */
  coversLocalityId: own(word('acopera', SLUG)),
  sort: own(oneOf(ORDER_PARAM, listingSorts)),
} satisfies Record<string, Facet>;
