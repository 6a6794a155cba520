import { callCommand } from '@anunturi/shared-auth/callCommand';
import { readPage } from '@anunturi/shared-auth/firestore/readPage';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';
import { type Listing, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';

export type ListingQueue = CommandResult<'readListingQueue'>;
export type QueueRow = ListingQueue['rows'][number];

/** What waits for approval, in the order in which it should be decided. @throws MarketError notAllowed, offline */
export const readListingQueue = (): Promise<ListingQueue> => callCommand('readListingQueue', {});

/** Listings by their ids, 30 at most, in one request and in the order of the ids; what is gone is left out. */
export async function readListingsOf(ids: readonly string[]): Promise<Listing[]> {
  if (ids.length === 0) return [];
  const { rows } = await readPage({
    path: documentPaths.listings,
    schema: listingSchema,
    filters: [['__name__', 'in', ids]],
    size: ids.length,
  });
  const found = new Map(rows.map((listing) => [listing.id, listing as Listing]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
