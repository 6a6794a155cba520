import { LISTING_PAGE_SIZE } from '@anunturi/shared-domain/site/limits';
import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { toComparableFilters } from '@anunturi/shared-domain/listing/pricePosition';
import type { ListingDetail } from '#domain/listingDetail';
import { search } from './search';
import { startOfMinute } from '#domain/startOfMinute';

/** Listings beside one: `comparable` for its price (same make, model and fuel, near in age), `similar` to look at next. */
export type Similar = { comparable: ListingCard[]; similar: ListingCard[]; nowMs: number };

const SHOWN = 8;
const ENOUGH = 4;

/** Reads at most a page of comparable ones and, where they are few, eight each of the same make, category and kind. */
export async function findSimilar(listing: ListingDetail): Promise<Similar> {
  const comparableFilters =
    listing.kind === 'vehicle' && listing.vehicle.shape !== 'part'
      ? toComparableFilters(listing.vehicle)
      : null;
  const found = comparableFilters
    ? await search({ filters: comparableFilters, limit: LISTING_PAGE_SIZE })
    : null;
  const comparable = (found?.cards ?? []).filter((card) => card.id !== listing.id);
  const similar = new Map(
    nearestInPrice(comparable, listing.priceLei)
      .slice(0, SHOWN)
      .map((card) => [card.id, card]),
  );
  let nowMs = found?.nowMs;
  for (const filters of wider(listing)) {
    if (similar.size >= ENOUGH) break;
    const more = await search({ filters, limit: SHOWN });
    nowMs ??= more.nowMs;
    for (const card of more.cards)
      if (card.id !== listing.id && similar.size < SHOWN) similar.set(card.id, card);
  }
  return { comparable, similar: [...similar.values()], nowMs: nowMs ?? startOfMinute(Date.now()) };
}

function wider(listing: ListingDetail): ListingFilters[] {
  const make = listing.kind === 'vehicle' ? listing.vehicle.make : undefined;
  return [
    ...(make ? [{ kind: 'vehicle' as const, categoryId: listing.categoryId, make }] : []),
    { categoryId: listing.categoryId },
    { kind: listing.kind },
  ];
}

const nearestInPrice = (cards: ListingCard[], priceLei: number) =>
  cards.toSorted((a, b) => Math.abs(a.priceLei - priceLei) - Math.abs(b.priceLei - priceLei));
