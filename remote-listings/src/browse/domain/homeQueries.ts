import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';

/** How many there are of each kind, and by category and make: what the form of the home page opens with. */
export const homeQueries = {
  vehicle: { filters: { kind: 'vehicle' }, limit: 0, counts: true },
  service: { filters: { kind: 'service' }, limit: 0, counts: true },
} as const satisfies Record<string, SearchQuery>;
