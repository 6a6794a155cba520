import { LISTING_PAGE_SIZE } from '@anunturi/shared-domain/site/limits';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import { toListingCard } from '@anunturi/shared-domain/listing/toListingCard';
import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { matchesFilters } from '@anunturi/shared-domain/search/listingMatch';
import { planListingQuery, SCAN_PAGES_MAX } from '@anunturi/shared-domain/search/listingQueryPlan';
import {
  type ResolvedFilters,
  resolveFilters,
} from '@anunturi/shared-domain/search/resolveFilters';
import { type ListingCursor, readCursor, writeCursor } from '#domain/listingCursor';
import { pageAcross } from '#domain/pageAcross';
import { readBatch } from './readBatch';
import { type PlacedContext, readFilterContext } from './readFilterContext';
import { startOfMinute } from '#domain/startOfMinute';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

/** One page of cards. `next` is where the following one begins; `partial` when reading stopped before the page was full. */
export type ListingPage = { cards: ListingCard[]; next?: string; partial?: true; nowMs: number };

/**
 * The page of public listings that answers the filters. Reads one document more than a page where the query says all (docs/decisions/0006),
 * at most SCAN_PAGES_MAX times that where it is wider than the filters.
 */
export function findListings(
  filters: ListingFilters,
  after?: string,
  pageSize: number = LISTING_PAGE_SIZE,
): Promise<ListingPage> {
  return withMarketErrors(async () => {
    const context = await readFilterContext(filters);
    const asked = resolveFilters(filters, context);
    return asked.sort === 'nearest'
      ? findByDistance(asked, context, after, pageSize)
      : findPage(asked, context, after, pageSize);
  });
}

async function findPage(
  asked: ResolvedFilters,
  context: PlacedContext,
  after: string | undefined,
  pageSize: number,
): Promise<ListingPage> {
  const plan = planListingQuery(asked);
  const found: Listing[] = [];
  let cursor = readCursor(after);
  for (let reads = 0; reads < SCAN_PAGES_MAX; reads += 1) {
    const batch = await readBatch(plan, cursor, pageSize + 1);
    const more = batch.length > pageSize;
    for (const [at, entry] of batch.slice(0, pageSize).entries()) {
      cursor = entry.cursor;
      if (entry.listing && matchesFilters(entry.listing, asked)) found.push(entry.listing);
      if (found.length < pageSize) continue;
      const another = batch
        .slice(at + 1, pageSize)
        .some((rest) => rest.listing && matchesFilters(rest.listing, asked));
      return toPage(found, context, another || more ? cursor : null);
    }
    if (!more) return toPage(found, context, null);
  }
  return { ...toPage(found, context, cursor), partial: true };
}

/** The place itself, then its neighbours as they lie, nearest first: at most eight queries, each for what the page still lacks. */
function findByDistance(
  asked: ResolvedFilters,
  context: PlacedContext,
  after: string | undefined,
  pageSize: number,
): Promise<ListingPage> {
  const places = asked.localityIds;
  return pageAcross(places.length, after, pageSize, (at, within, size) =>
    findPage({ ...asked, localityIds: places.slice(at, at + 1) }, context, within, size),
  );
}

const toPage = (
  found: Listing[],
  context: PlacedContext,
  next: ListingCursor | null,
): ListingPage => ({
  cards: found.map((listing) => withKm(toListingCard(listing), context.kmTo(listing.localityId))),
  ...(next && { next: writeCursor(next) }),
  nowMs: startOfMinute(context.now.getTime()),
});

/** Nothing is said of what lies in the place itself. */
const withKm = (card: ListingCard, km: number | undefined): ListingCard =>
  km ? { ...card, km } : card;
