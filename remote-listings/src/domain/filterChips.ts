import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { namesOf, subjectOf } from '@anunturi/shared-domain/search/askedFacets';
import {
  type FilterName,
  type ListingFilters,
  withoutFilters,
} from '@anunturi/shared-domain/search/listingFilters';
import { type WordedFacet, wordedFacets } from '@anunturi/shared-domain/search/wordedFacets';
import type { FilterNames } from './filterNames';
import { withOption } from './listedFilters';

/** A filter in force: its words, and the filters without it. */
export type FilterChip = { label: string; without: ListingFilters };

/** The filters in force as chips, in the order of the panel; the order of the list is none of them. */
export function toFilterChips(filters: ListingFilters, names: FilterNames): FilterChip[] {
  const chips: FilterChip[] = [];
  const add = (label: string | undefined, ...left: FilterName[]) =>
    label !== undefined && chips.push({ label, without: withoutFilters(filters, left) });
  const f = filters;
  if (f.words) add(`„${f.words}”`, 'words');
  if (f.kind && !f.categoryId) add(f.kind === 'vehicle' ? 'Mașini' : 'Servicii', 'kind');
  if (f.categoryId) add(names.category(f.categoryId), 'categoryId');
  if (f.make) add(names.make(f.make), 'make', 'model');
  if (f.make && f.model) add(names.model(f.make, f.model), 'model');
  const currency = f.currency === 'EUR' ? '€' : 'lei';
  add(rangeText(f.priceFrom, f.priceTo, currency), 'priceFrom', 'priceTo', 'currency');
  chips.push(...wordedFacets.filter(isOfVehicle).flatMap((facet) => facetChips(f, facet)));
  if (f.localityId)
    add(`${names.place(f.localityId)}${aroundText(f)}`, 'localityId', 'withNeighbours', 'radiusKm');
  if (f.coversLocalityId) add(`Acoperă ${names.place(f.coversLocalityId)}`, 'coversLocalityId');
  if (f.sellerId) add('Un singur vânzător', 'sellerId');
  const others = wordedFacets.filter((facet) => !isOfVehicle(facet));
  return [...chips, ...others.flatMap((facet) => facetChips(f, facet))];
}

function aroundText({ radiusKm, withNeighbours }: ListingFilters): string {
  if (radiusKm !== undefined) return ` și ${radiusKm} km în jur`;
  return withNeighbours ? ' și vecinii' : '';
}

const isOfVehicle = (facet: WordedFacet) => subjectOf(facet) === 'vehicle';

/** The chips of what is asked about one field: one for each choice. */
function facetChips(filters: ListingFilters, facet: WordedFacet): FilterChip[] {
  const { label, filter } = facet;
  const without = withoutFilters(filters, namesOf(facet));
  switch (facet.type) {
    case 'range': {
      const before = filter?.chip ? `${filter.chip} ` : '';
      const write = facet.isYear ? String : formatNumber;
      const text = rangeText(filters[facet.from], filters[facet.to], facet.unit, before, write);
      return text === undefined ? [] : [{ label: text, without }];
    }
    case 'choice': {
      const id = filters[facet.name];
      return id === undefined ? [] : [{ label: choiceText(facet, id), without }];
    }
    case 'choices':
    case 'counted': {
      const asked: readonly string[] = filters[facet.name] ?? [];
      return asked.map((id) => ({
        label: choiceText(facet, id),
        without: withOption(filters, facet.name, id, false),
      }));
    }
    case 'yes':
      return filters[facet.name] ? [{ label: filter?.chip ?? label, without }] : [];
  }
}

function choiceText({ choices, filter }: Extract<WordedFacet, { choices: object }>, id: string) {
  const text = choices[id] ?? id;
  return filter?.chip ? `${filter.chip} ${text.toLowerCase()}` : text;
}

function rangeText(
  from: number | undefined,
  to: number | undefined,
  unit: string,
  before = '',
  write: (value: number) => string = formatNumber,
): string | undefined {
  if (from === undefined && to === undefined) return undefined;
  const withUnit = (text: string) => [before + text, unit].filter(Boolean).join(' ').trim();
  if (to === undefined) return `de la ${withUnit(write(from!))}`;
  if (from === undefined) return `până la ${withUnit(write(to))}`;
  return withUnit(from === to ? write(from) : `${write(from)}–${write(to)}`);
}
