import { askedFacets } from '@anunturi/shared-domain/search/askedFacets';
import type { FilterName, ListingFilters } from '@anunturi/shared-domain/search/listingFilters';

/** Filters that only listings of one kind answer. */
const onlyOf = (isTheirs: (path: string) => boolean): FilterName[] =>
  askedFacets
    .filter(({ path }) => isTheirs(path))
    .flatMap((facet) => (facet.test === 'range' ? [facet.from, facet.to] : [facet.name]));
const vehicleOnly = onlyOf((path) => path.startsWith('vehicle.'));
const serviceOnly: readonly FilterName[] = [
  ...onlyOf((path) => path.startsWith('service.') || path === 'price.unit'),
  'coversLocalityId',
];

/** The filters without some of them. */
export function withoutFilters(
  filters: ListingFilters,
  names: readonly FilterName[],
): ListingFilters {
  return Object.fromEntries(
    Object.entries(filters).filter(([name]) => !names.includes(name as FilterName)),
  ) as ListingFilters;
}

/** The same search among vehicles, services or both: what only the other kind has is left out. */
export function withKind(
  filters: ListingFilters,
  kind: 'vehicle' | 'service' | undefined,
): ListingFilters {
  const sortless =
    filters.sort === 'mileageUp' || filters.sort === 'yearDown'
      ? withoutFilters(filters, ['sort'])
      : filters;
  const kept = withoutFilters(kind === 'vehicle' ? filters : sortless, [
    'kind',
    'categoryId',
    ...(kind === 'vehicle' ? [] : vehicleOnly),
    ...(kind === 'service' ? [] : serviceOnly),
  ]);
  return kind ? { ...kept, kind } : kept;
}

/** The filters with one of them set, or taken out when there is no value; where the list begins over is the caller's matter. */
export function withFilter<Name extends FilterName>(
  filters: ListingFilters,
  name: Name,
  value: ListingFilters[Name] | undefined,
): ListingFilters {
  const replaced: FilterName[] = [name];
  if (name === 'make') replaced.push('model');
  if (name === 'localityId' && value === undefined) replaced.push('withNeighbours');
  const kept = withoutFilters(filters, replaced);
  return value === undefined || (Array.isArray(value) && value.length === 0)
    ? kept
    : { ...kept, [name]: value };
}
