import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { Cursor, Page } from '@anunturi/shared-auth/firestore/readPage';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { type ListingSearch, readListing, readListings } from './readListings';

/**
 * A page of listings by their words, before them those of sellers whose name begins so; or only those that have the id, address, phone,
 * e-mail, VIN or plate that was typed. @throws MarketError notAllowed, offline
 */
export async function findListings(
  search: ListingSearch,
  after: Cursor | null,
): Promise<Page<Listing>> {
  const { words = '', status } = search;
  if (!words || after) return readListings(search, after);
  const { listingIds, isExact } = await callCommand('findListings', { words });
  const named = (await Promise.all(listingIds.map(readListing))).filter(
    (listing): listing is Listing =>
      listing !== null && (status === undefined || listing.status === status),
  );
  if (isExact) return { rows: named, next: null };
  const page = await readListings(search, null);
  return {
    ...page,
    rows: [...named, ...page.rows.filter(({ id }) => !listingIds.includes(id))],
  };
}
