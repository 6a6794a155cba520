import { askedFacets } from '@anunturi/shared-domain/search/askedFacets';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import {
  type FilterName,
  type ListingFilters,
  withoutFilters,
} from '@anunturi/shared-domain/search/listingFilters';
import { priceSteps, rangeSteps } from '@anunturi/shared-domain/search/rangeSteps';
import type { SearchCounts } from '@anunturi/shared-domain/search/SearchAnswer';
import { valueAt } from '../matching/valueAt';
import type { SearchSettings } from '../SearchSettings';

/** Whether a service comes to a place. */
export const covers = (listing: Listing, id: string) =>
  listing.kind === 'service' &&
  (listing.service.wholeCounty ||
    listing.localityId === id ||
    (listing.service.coveredLocalityIds ?? []).includes(id));

/** How many listings each choice of each filter finds, one choice after another. */
export function countEach(
  filters: ListingFilters,
  find: (filters: ListingFilters) => Listing[],
  { eurRateBani, localities }: SearchSettings,
): SearchCounts {
  const counts: SearchCounts = { choices: {}, ranges: {} };
  const values = (found: Listing[], read: (listing: Listing) => unknown) => {
    const byValue: Record<string, number> = {};
    for (const listing of found) {
      const value = read(listing);
      for (const each of Array.isArray(value) ? value : [value])
        if (each !== undefined && each !== false) {
          const name = each === true ? '1' : String(each);
          byValue[name] = (byValue[name] ?? 0) + 1;
        }
    }
    return byValue;
  };
  const below: Partial<Record<FilterName, FilterName[]>> = {
    kind: ['categoryId', 'make', 'model'],
    make: ['model'],
  };
  for (const facet of askedFacets) {
    if (facet.path === 'ownerId' || (facet.path === 'vehicle.model' && !filters.make)) continue;
    if (facet.type === 'range') {
      const steps = [...rangeSteps[facet.path as keyof typeof rangeSteps]];
      const ends = withoutFilters(filters, [facet.from, facet.to]);
      const values = find(ends).map((listing) => valueAt(listing, facet.path));
      counts.ranges[facet.from] = countRange(values, steps, filters[facet.from], filters[facet.to]);
      continue;
    }
    const open = withoutFilters(filters, [facet.name, ...(below[facet.name] ?? [])]);
    counts.choices[facet.name] = values(find(open), (listing) => valueAt(listing, facet.path));
  }
  const currency = filters.currency ?? 'RON';
  const steps = [...priceSteps[currency]];
  const lei = (amount: number) =>
    currency === 'EUR' ? Math.floor((amount * eurRateBani) / 100) : amount;
  const { priceFrom, priceTo, currency: _currency, ...others } = filters;
  const prices = find(others)
    .map(({ priceLei }) => priceLei)
    .filter((price) => price > 0);
  const [from, to] = [priceFrom, priceTo].map((end) => (end === undefined ? end : lei(end)));
  counts.ranges.priceFrom = { ...countRange(prices, steps.map(lei), from, to), steps };
  const noPlace = withoutFilters(filters, ['localityId', 'withNeighbours', 'radiusKm']);
  counts.choices.localityId = values(find(noPlace), (listing) => listing.localityId);
  const all = localities.map(({ id }) => id);
  counts.choices.coversLocalityId = values(
    find(withoutFilters(filters, ['coversLocalityId'])),
    (listing) => (listing.kind === 'service' ? all.filter((id) => covers(listing, id)) : undefined),
  );
  return counts;
}

function countRange(values: unknown[], steps: number[], from = 0, to = Infinity) {
  const numbers = values.filter((value) => typeof value === 'number');
  return {
    steps,
    from: steps.map((step) => numbers.filter((each) => each >= step && each <= to).length),
    to: steps.map((step) => numbers.filter((each) => each <= step && each >= from).length),
  };
}
