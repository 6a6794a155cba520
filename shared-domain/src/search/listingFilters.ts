// One table of filters and how each is read and written: kept whole, so that a filter is added in one place.
import type { Currency } from '../formats/formatMoney';
import * as limits from '../site/limits';
import {
  currencies,
  type PriceUnit,
  priceUnits,
  type Programme,
  programmes,
} from '../listing/serviceFields';
import {
  bodies,
  type Body,
  type Condition,
  conditions,
  type EmissionNorm,
  emissionNorms,
  type Fuel,
  fuels,
  type Gearbox,
  gearboxes,
  type SellerType,
  sellerTypes,
} from '../listing/vehicleFields';

export const listingSorts = {
  newest: 'Cele mai noi',
  priceUp: 'Cele mai ieftine',
  priceDown: 'Cele mai scumpe',
  mileageUp: 'Cei mai puțini kilometri',
  yearDown: 'Cele mai recente ca an',
} as const;
export type ListingSort = keyof typeof listingSorts;

/** What a visitor asks of the list; an absent field asks nothing. Ranges include their ends. */
export type ListingFilters = {
  kind?: 'vehicle' | 'service';
  categoryId?: string;
  words?: string;
  make?: string;
  model?: string;
  /** Price bounds are whole units of this currency; lei when absent. */
  currency?: Currency;
  priceFrom?: number;
  priceTo?: number;
  yearFrom?: number;
  yearTo?: number;
  mileageFromKm?: number;
  mileageToKm?: number;
  powerFromHp?: number;
  powerToHp?: number;
  engineFromCm3?: number;
  engineToCm3?: number;
  fuels?: Fuel[];
  gearbox?: Gearbox;
  bodies?: Body[];
  emissionNorms?: EmissionNorm[];
  condition?: Condition;
  localityId?: string;
  /** The localities around `localityId` too. */
  withNeighbours?: true;
  sellerType?: SellerType;
  sellerId?: string;
  withPhoto?: true;
  priceUnit?: PriceUnit;
  programme?: Programme;
  /** A place that a service must cover. */
  coversLocalityId?: string;
  sort?: ListingSort;
};
export type FilterName = keyof ListingFilters;

type Codec = { param: string; read(text: string): unknown; write(value: never): string };

const word = (param: string, pattern: RegExp): Codec => ({
  param,
  read: (text) => (pattern.test(text) ? text : undefined),
  write: (value: string) => value,
});
const oneOf = (param: string, labels: object): Codec => ({
  param,
  read: (text) => (Object.hasOwn(labels, text) ? text : undefined),
  write: (value: string) => value,
});
const manyOf = (param: string, labels: object): Codec => ({
  param,
  read: (text) => {
    const asked = text.split('.');
    const known = Object.keys(labels).filter((id) => asked.includes(id));
    return known.length > 0 ? known : undefined;
  },
  write: (value: string[]) =>
    Object.keys(labels)
      .filter((id) => value.includes(id))
      .join('.'),
});
const whole = (param: string, from: number, to: number): Codec => ({
  param,
  read: (text) =>
    /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : undefined,
  write: (value: number) => String(value),
});
const yes = (param: string): Codec => ({
  param,
  read: (text) => (text === '1' ? true : undefined),
  write: () => '1',
});

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const kindWords = { masini: 'vehicle', servicii: 'service' } as const;

/** Each filter's name in the address and how it is read and written, in the order in which an address lists them. */
const codecs: Record<FilterName, Codec> = {
  kind: {
    param: 'fel',
    read: (text) =>
      Object.hasOwn(kindWords, text) ? kindWords[text as keyof typeof kindWords] : undefined,
    write: (value: string) => (value === 'vehicle' ? 'masini' : 'servicii'),
  },
  categoryId: word('categorie', SLUG),
  words: {
    param: 'cauta',
    read: (text) => text.replace(/\s+/g, ' ').trim().slice(0, 100) || undefined,
    write: (value: string) => value,
  },
  make: word('marca', SLUG),
  model: word('model', SLUG),
  currency: oneOf('moneda', currencies),
  priceFrom: whole('pret-min', 1, limits.PRICE_LEI_MAX),
  priceTo: whole('pret-max', 1, limits.PRICE_LEI_MAX),
  yearFrom: whole('an-min', limits.YEAR_MIN, limits.YEAR_MAX),
  yearTo: whole('an-max', limits.YEAR_MIN, limits.YEAR_MAX),
  mileageFromKm: whole('km-min', 0, limits.MILEAGE_MAX_KM),
  mileageToKm: whole('km-max', 0, limits.MILEAGE_MAX_KM),
  powerFromHp: whole('putere-min', 1, limits.POWER_MAX_HP),
  powerToHp: whole('putere-max', 1, limits.POWER_MAX_HP),
  engineFromCm3: whole('cm3-min', 1, limits.ENGINE_MAX_CM3),
  engineToCm3: whole('cm3-max', 1, limits.ENGINE_MAX_CM3),
  fuels: manyOf('combustibil', fuels),
  gearbox: oneOf('cutie', gearboxes),
  bodies: manyOf('caroserie', bodies),
  emissionNorms: manyOf('norma', emissionNorms),
  condition: oneOf('stare', conditions),
  localityId: word('loc', SLUG),
  withNeighbours: yes('vecini'),
  sellerType: oneOf('tip-vanzator', sellerTypes),
  sellerId: word('vanzator', /^[A-Za-z0-9_-]{1,128}$/),
  withPhoto: yes('foto'),
  priceUnit: oneOf('unitate', priceUnits),
  programme: oneOf('program', programmes),
  coversLocalityId: word('acopera', SLUG),
  sort: oneOf('ordine', listingSorts),
};
export const filterNames = Object.keys(codecs) as FilterName[];

/** The filters of an address; what it holds that is unknown, out of limits or empty is left out. */
export function readFilters(search: URLSearchParams | string): ListingFilters {
  const params = typeof search === 'string' ? new URLSearchParams(search) : search;
  const read = filterNames.map((name) => {
    const text = params.get(codecs[name].param);
    return [name, text === null ? undefined : codecs[name].read(text)] as const;
  });
  return tidyFilters(
    Object.fromEntries(read.filter(([, value]) => value !== undefined)) as ListingFilters,
  );
}

/** The address of filters, always in the same order; reading it gives the same filters back. */
export function writeFilters(filters: ListingFilters): URLSearchParams {
  const tidy = tidyFilters(filters);
  return new URLSearchParams(
    filterNames
      .filter((name) => tidy[name] !== undefined)
      .map((name) => [codecs[name].param, codecs[name].write(tidy[name] as never)]),
  );
}

/** The same filters without what has no effect: empty lists, the default order, a model without make, neighbours of nowhere. */
export function tidyFilters(filters: ListingFilters): ListingFilters {
  const dropped = new Set<FilterName>();
  if (filters.sort === 'newest') dropped.add('sort');
  if (!filters.make) dropped.add('model');
  if (!filters.localityId) dropped.add('withNeighbours');
  if (
    filters.currency === 'RON' ||
    (filters.priceFrom === undefined && filters.priceTo === undefined)
  )
    dropped.add('currency');
  const kept = Object.entries(filters).filter(
    ([name, value]) =>
      value !== undefined &&
      value !== '' &&
      !(Array.isArray(value) && value.length === 0) &&
      !dropped.has(name as FilterName),
  );
  return Object.fromEntries(kept) as ListingFilters;
}

/** The bounds of the price in whole lei. */
export function priceBoundsLei(
  filters: ListingFilters,
  eurRateBani: number,
): { from?: number; to?: number } {
  const toLei = (amount: number) =>
    filters.currency === 'EUR' ? Math.floor((amount * eurRateBani) / 100) : amount;
  return {
    ...(filters.priceFrom !== undefined && { from: toLei(filters.priceFrom) }),
    ...(filters.priceTo !== undefined && { to: toLei(filters.priceTo) }),
  };
}
