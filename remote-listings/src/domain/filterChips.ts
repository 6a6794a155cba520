import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { type AskedFacet, askedFacets } from '@anunturi/shared-domain/search/askedFacets';
import { facetWords } from '@anunturi/shared-domain/search/facetWords';
import type { FilterName, ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { FilterNames } from './filterNames';

/** A filter in force: its words, and the filters without it. */
export type FilterChip = { label: string; without: ListingFilters };

/** The filters in force as chips, in the order of the panel; the order of the list is none of them. */
export function toFilterChips(filters: ListingFilters, names: FilterNames): FilterChip[] {
  const chips: FilterChip[] = [];
  const add = (label: string | undefined, ...left: FilterName[]) =>
    label !== undefined && chips.push({ label, without: withoutNames(filters, left) });
  const f = filters;
  if (f.words) add(`„${f.words}”`, 'words');
  if (f.kind && !f.categoryId) add(f.kind === 'vehicle' ? 'Mașini' : 'Servicii', 'kind');
  if (f.categoryId) add(names.category(f.categoryId), 'categoryId');
  if (f.make) add(names.make(f.make), 'make', 'model');
  if (f.make && f.model) add(names.model(f.make, f.model), 'model');
  const currency = f.currency === 'EUR' ? '€' : 'lei';
  add(rangeText(f.priceFrom, f.priceTo, currency), 'priceFrom', 'priceTo', 'currency');
  chips.push(...askedFacets.filter(isOfVehicle).flatMap((facet) => facetChips(f, facet)));
  if (f.localityId)
    add(
      `${names.place(f.localityId)}${f.withNeighbours ? ' și vecinii' : ''}`,
      'localityId',
      'withNeighbours',
    );
  if (f.coversLocalityId) add(`Acoperă ${names.place(f.coversLocalityId)}`, 'coversLocalityId');
  if (f.sellerId) add('Un singur vânzător', 'sellerId');
  if (f.withPhoto) add('Cu fotografii', 'withPhoto');
  const others = askedFacets.filter((facet) => !isOfVehicle(facet));
  return [...chips, ...others.flatMap((facet) => facetChips(f, facet))];
}

const isOfVehicle = ({ path }: AskedFacet) => path.startsWith('vehicle.');

/** The chips of what is asked about one field; none where it has no words of its own. */
function facetChips(filters: ListingFilters, facet: AskedFacet): FilterChip[] {
  const words = facetWords(facet.path);
  if (!words) return [];
  const { choices = {}, filter, unit = '', isYear } = words;
  if (facet.test === 'range') {
    const { from, to } = facet;
    const [low, high] = [filters[from], filters[to]] as (number | undefined)[];
    const before = filter?.chip ? `${filter.chip} ` : '';
    const label = rangeText(low, high, unit, before, isYear ? String : formatNumber);
    return label === undefined ? [] : [{ label, without: withoutNames(filters, [from, to]) }];
  }
  const { name } = facet;
  const asked = [(filters[name] ?? []) as string | string[]].flat();
  return asked.map((id) => ({
    label: filter?.chip ? `${filter.chip} ${choices[id]!.toLowerCase()}` : choices[id]!,
    without:
      asked.length > 1
        ? { ...filters, [name]: asked.filter((each) => each !== id) }
        : withoutNames(filters, [name]),
  }));
}

const withoutNames = (filters: ListingFilters, left: FilterName[]) =>
  Object.fromEntries(
    Object.entries(filters).filter(([name]) => !left.includes(name as FilterName)),
  ) as ListingFilters;

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
