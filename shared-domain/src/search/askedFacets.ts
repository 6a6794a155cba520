import type { Facet } from './Facet';
import { facets } from './facets';
import type { FilterName } from './listingFilters';

/** A field that filters ask about: by one value, by several, or by a range with two ends. */
export type AskedFacet = { path: string } & (
  | { test: 'is' | 'isOneOf'; name: FilterName }
  | { test: 'range'; from: FilterName; to: FilterName }
);

const named = Object.entries(facets) as [FilterName, Facet<unknown>][];

/** Every field of a listing that filters ask about, in the order of the address. */
export const askedFacets: readonly AskedFacet[] = named.flatMap(
  ([name, { path, test }]): AskedFacet[] => {
    if (path === undefined || test === 'to') return [];
    if (test !== 'from') return [{ path, test: test ?? 'is', name }];
    const [to] = named.find(([, other]) => other.path === path && other.test === 'to')!;
    return [{ path, test: 'range', from: name, to }];
  },
);
