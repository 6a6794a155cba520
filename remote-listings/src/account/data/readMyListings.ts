import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import type { ListingStatus } from '@anunturi/shared-domain/listing/listingStatus';
import type { MyListing } from '@anunturi/shared-domain/listing/myListing';
import { toMyListing } from '@anunturi/shared-domain/listing/toMyListing';
import { readModeration } from '#data/lists/readModeration';
import type { ListingCursor } from '#domain/listingCursor';
import { readDeletion } from './readDeletion';
import { type Figures, readFigures } from './readFigures';
import { readOwnPage } from './readOwnPage';

/** A page of the owner's listings, changed last first; `next` asks for the following one. */
export type MyListingsPage = { rows: MyListing[]; next?: ListingCursor };

/** The owner's listings, of one status or of all but the deleted ones; a row that was decided about or deleted costs a read more. */
export function readMyListings(
  uid: string,
  status?: ListingStatus,
  after?: ListingCursor,
): Promise<MyListingsPage> {
  return withMarketErrors(async () => {
    const { listings, next } = await readOwnPage(uid, status, after);
    const now = new Date();
    const known = readFigures(listings.map(({ id }) => id));
    const rows = await Promise.all(
      listings.map(async (listing) => {
        const [{ figures }, moderation, deletion] = await Promise.all([
          known,
          readDecision(listing, known),
          readDeletion(listing),
        ]);
        return toMyListing(listing, now, { counters: figures[listing.id], moderation, deletion });
      }),
    );
    return { rows, ...(next && { next }) };
  });
}

/** Of a rejected one at once; of others once it is known that there is one. */
async function readDecision(listing: Listing, known: Promise<Figures>) {
  if (listing.status === 'rejected') return readModeration(listing);
  return (await known).decided.includes(listing.id) ? readModeration(listing) : undefined;
}
