import { openFirestore } from '@anunturi/shared-auth/firebase';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { LIST_LIMIT_MAX } from '@anunturi/shared-domain/site/limits';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { type ListingStatus, listingStatuses } from '@anunturi/shared-domain/listing/listingStatus';
import type { MyListing } from '@anunturi/shared-domain/listing/myListing';
import { toMyListing } from '@anunturi/shared-domain/listing/toMyListing';
import { readModeration } from '../../data/lists/readModeration';
import type { ListingCursor } from '../../domain/listingCursor';
import { readDeletion } from './readDeletion';
import { type Figures, readFigures, readFiguresOneByOne } from './readFigures';
import { type OwnListings, readOwnPage, readStanding } from './readStanding';

/** A page of the owner's listings, changed last first; `next` asks for the following one. */
export type MyListingsPage = { rows: MyListing[]; next?: ListingCursor };

/** The owner's listings, of one status or of all but the deleted ones; a row that was decided about or deleted costs a read more. */
export function readMyListings(
  uid: string,
  status?: ListingStatus,
  after?: ListingCursor,
): Promise<MyListingsPage> {
  return withMarketErrors(async () => toPage(await findMine(uid, status, after), readFigures));
}

/** The first page of all but the deleted ones, without trusted code. */
export function readFirstFromDocuments(uid: string): Promise<MyListingsPage> {
  return withMarketErrors(async () => toPage(await readStanding(uid), readFiguresOneByOne));
}

async function findMine(uid: string, status?: ListingStatus, after?: ListingCursor) {
  if (after || status === 'deleted') return readOwnPage(uid, status, after);
  const first = await readStanding(uid);
  if (!status) return first;
  if (!first.isWhole) return readOwnPage(uid, status);
  return { listings: first.listings.filter((each) => each.status === status), next: undefined };
}

/** Listings with their figures and, where there is one to show, the decision about them; as rows. */
async function toPage(
  { listings, next }: Pick<OwnListings, 'listings' | 'next'>,
  figuresOf: typeof readFigures,
): Promise<MyListingsPage> {
  const now = new Date();
  const known = figuresOf(listings.map(({ id }) => id));
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
}

/** Of a rejected one at once, together with what waits; of others once it is known that there is one. */
async function readDecision(listing: Listing, known: Promise<Figures>) {
  if (listing.status === 'rejected') return readModeration(listing);
  return (await known).decided.includes(listing.id) ? readModeration(listing) : undefined;
}

/** How many listings the owner has in each status, each counted up to 201: one read more than the rows, nine for an owner who has many. */
export function countMyListings(uid: string): Promise<Record<ListingStatus, number>> {
  return withMarketErrors(async () => {
    const [standing, deleted] = await Promise.all([readStanding(uid), count(uid, 'deleted')]);
    const counts = await Promise.all(
      listingStatuses.map(async (status) => {
        if (status === 'deleted') return [status, deleted] as const;
        if (!standing.isWhole) return [status, await count(uid, status)] as const;
        return [status, standing.statuses.filter((each) => each === status).length] as const;
      }),
    );
    return Object.fromEntries(counts) as Record<ListingStatus, number>;
  });
}

async function count(uid: string, status: ListingStatus): Promise<number> {
  const { db, collection, getCount, limit, query, where } = await openFirestore();
  const mine = query(
    collection(db, documentPaths.listings),
    where('ownerId', '==', uid),
    where('status', '==', status),
    limit(LIST_LIMIT_MAX),
  );
  return (await getCount(mine)).data().count;
}
