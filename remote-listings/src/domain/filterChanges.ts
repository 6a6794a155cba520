import { askedFacets, namesOf, subjectOf } from '@anunturi/shared-domain/search/askedFacets';
import {
  type FilterName,
  type ListingFilters,
  withoutFilters,
} from '@anunturi/shared-domain/search/listingFilters';

/** Filters that only listings of one kind answer. */
const onlyOf = (subject: 'vehicle' | 'service') =>
  askedFacets.filter((facet) => subjectOf(facet) === subject).flatMap(namesOf);
const vehicleOnly = onlyOf('vehicle');
const serviceOnly: readonly FilterName[] = [...onlyOf('service'), 'coversLocalityId'];

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
  return value === undefined ? kept : { ...kept, [name]: value };
}
