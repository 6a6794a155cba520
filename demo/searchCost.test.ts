import { admits, fieldOf } from '@anunturi/shared-domain/samples/admits';
import {
  type ListingFilters,
  readFilters,
  writeFilters,
} from '@anunturi/shared-domain/search/listingFilters';
import { matchesFilters } from '@anunturi/shared-domain/search/listingMatch';
import { planListingQuery, SCAN_PAGES_MAX } from '@anunturi/shared-domain/search/listingQueryPlan';
import { NEAREST_SHOWN_MAX, relaxSearch } from '@anunturi/shared-domain/search/relaxSearch';
import { resolveFilters } from '@anunturi/shared-domain/search/resolveFilters';
import { understandSearch } from '@anunturi/shared-domain/search/understand/understandSearch';
import { defaultLimitSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { LISTING_PAGE_SIZE } from '@anunturi/shared-domain/site/limits';
import { sampleCounty } from './testing/sampleCounty';
import { searches } from './searches';
import { toListings } from './toDocuments';

const now = new Date('2026-11-20T10:00:00Z');
const listings = toListings(sampleCounty, now)
  .map(({ fields }) => fields)
  .filter(({ status }) => status === 'active');
const places = sampleCounty.localities.map(({ id, name }) => ({ id, name }));
const context = { now, eurRateBani: defaultLimitSettings.eurRateBani, neighbourIds: () => [] };

type Reading = { read: number; found: number };

/** The documents that one page costs in a market where each listing of the demonstration stands so many times. */
function readPage(filters: ListingFilters, times: number, pageSize: number): Reading {
  const asked = resolveFilters(filters, context);
  const { conditions, order } = planListingQuery(asked);
  const sign = order.direction === 'desc' ? -1 : 1;
  const admitted = listings
    .filter((listing) => conditions.every((condition) => admits(listing, condition)))
    .toSorted((a, b) => sign * (Number(fieldOf(a, order.field)) - Number(fieldOf(b, order.field))));
  const isMatch = admitted.map((listing) => matchesFilters(listing, asked));
  const size = admitted.length * times;
  let [at, read, found] = [0, 0, 0];
  for (let page = 0; page < SCAN_PAGES_MAX && at < size && found < pageSize; page += 1) {
    read += Math.min(pageSize + 1, size - at);
    for (const end = Math.min(at + pageSize, size); at < end; at += 1)
      found += Number(isMatch[at % admitted.length]);
  }
  return { read, found };
}

/** What a search reads until something is found: its own page, then the weaker searches tried after it. */
function costOf(typed: string, times: number): number {
  const asked = readFilters(writeFilters(understandSearch(typed, { places }).filters));
  const own = readPage(asked, times, LISTING_PAGE_SIZE);
  let cost = Math.max(own.read, 1); // a query that finds nothing is charged as one document
  if (own.found > 0) return cost;
  for (const each of relaxSearch(asked)) {
    const { read, found } = readPage(each, times, NEAREST_SHOWN_MAX);
    cost += Math.max(read, 1);
    if (found > 0) break;
  }
  return cost;
}

test('what a search reads is about a page, in a small market and in one a thousand times as large', () => {
  for (const times of [1, 10, 1000]) {
    const costs = searches.map(([typed]) => costOf(typed, times));
    const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
    expect(mean).toBeLessThan(1.5 * LISTING_PAGE_SIZE);
  }
});
