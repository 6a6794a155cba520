import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import type { FilterName, ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { priceUnits, programmes } from '@anunturi/shared-domain/listing/serviceFields';
import type { FilterNames } from './filterNames';
import {
  bodies,
  conditions,
  emissionNorms,
  fuels,
  gearboxes,
  sellerTypes,
} from '@anunturi/shared-domain/listing/vehicleFields';

/** A filter in force: its words, and the filters without it. */
export type FilterChip = { label: string; without: ListingFilters };

/** The filters in force as chips, in the order of the panel; the order of the list is none of them. */
export function toFilterChips(filters: ListingFilters, names: FilterNames): FilterChip[] {
  const without = (...left: FilterName[]) =>
    Object.fromEntries(
      Object.entries(filters).filter(([name]) => !left.includes(name as FilterName)),
    ) as ListingFilters;
  const chips: FilterChip[] = [];
  const add = (label: string | undefined, ...left: FilterName[]) =>
    label !== undefined && chips.push({ label, without: without(...left) });
  const f = filters;
  if (f.words) add(`„${f.words}”`, 'words');
  if (f.kind && !f.categoryId) add(f.kind === 'vehicle' ? 'Mașini' : 'Servicii', 'kind');
  if (f.categoryId) add(names.category(f.categoryId), 'categoryId');
  if (f.make) add(names.make(f.make), 'make', 'model');
  if (f.make && f.model) add(names.model(f.make, f.model), 'model');
  add(
    rangeText(
      f.priceFrom,
      f.priceTo,
      (value) => `${formatNumber(value)}`,
      f.currency === 'EUR' ? '€' : 'lei',
    ),
    'priceFrom',
    'priceTo',
    'currency',
  );
  add(rangeText(f.yearFrom, f.yearTo, String, '', 'an '), 'yearFrom', 'yearTo');
  add(
    rangeText(f.mileageFromKm, f.mileageToKm, (value) => formatNumber(value), 'km'),
    'mileageFromKm',
    'mileageToKm',
  );
  add(
    rangeText(f.powerFromHp, f.powerToHp, (value) => formatNumber(value), 'CP'),
    'powerFromHp',
    'powerToHp',
  );
  add(
    rangeText(f.engineFromCm3, f.engineToCm3, (value) => formatNumber(value), 'cm³'),
    'engineFromCm3',
    'engineToCm3',
  );
  for (const id of f.fuels ?? [])
    chips.push({
      label: fuels[id],
      without: { ...f, fuels: f.fuels!.filter((each) => each !== id) },
    });
  if (f.gearbox) add(`Cutie ${gearboxes[f.gearbox].toLowerCase()}`, 'gearbox');
  for (const id of f.bodies ?? [])
    chips.push({
      label: bodies[id],
      without: { ...f, bodies: f.bodies!.filter((each) => each !== id) },
    });
  for (const id of f.emissionNorms ?? [])
    chips.push({
      label: emissionNorms[id],
      without: { ...f, emissionNorms: f.emissionNorms!.filter((each) => each !== id) },
    });
  if (f.condition) add(conditions[f.condition], 'condition');
  if (f.localityId)
    add(
      `${names.place(f.localityId)}${f.withNeighbours ? ' și vecinii' : ''}`,
      'localityId',
      'withNeighbours',
    );
  if (f.coversLocalityId) add(`Acoperă ${names.place(f.coversLocalityId)}`, 'coversLocalityId');
  if (f.sellerType) add(sellerTypes[f.sellerType], 'sellerType');
  if (f.sellerId) add('Un singur vânzător', 'sellerId');
  if (f.withPhoto) add('Cu fotografii', 'withPhoto');
  if (f.priceUnit) add(`Preț: ${priceUnits[f.priceUnit]}`, 'priceUnit');
  if (f.programme) add(programmes[f.programme], 'programme');
  return chips;
}

function rangeText(
  from: number | undefined,
  to: number | undefined,
  write: (value: number) => string,
  unit: string,
  before = '',
): string | undefined {
  if (from === undefined && to === undefined) return undefined;
  const withUnit = (text: string) => [before + text, unit].filter(Boolean).join(' ').trim();
  if (to === undefined) return `de la ${withUnit(write(from!))}`;
  if (from === undefined) return `până la ${withUnit(write(to))}`;
  return withUnit(from === to ? write(from) : `${write(from)}–${write(to)}`);
}
