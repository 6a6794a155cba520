import { openFirestore } from '@anunturi/shared-auth/firebase';
import { parseDocuments } from '@anunturi/shared-auth/firestore/parseDocument';
import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { LIST_LIMIT_MAX } from '@anunturi/shared-domain/site/limits';
import {
  type Listing,
  type ListingFields,
  listingSchema,
} from '@anunturi/shared-domain/listing/listing';
import {
  type ListingCounters,
  listingCountersSchema,
} from '@anunturi/shared-domain/listing/listingCounters';
import { type ListingStatus, listingStatuses } from '@anunturi/shared-domain/listing/listingStatus';
import { type MyListing, toMyListing } from '../domain/myListing';
import { readModeration } from '../../data/lists/readModeration';
import { readDeletion } from './readDeletion';

export const MY_LISTINGS_PAGE = 30;

/** A page of the owner's listings, changed last first; `next` (milliseconds) asks for the following one. */
export type MyListingsPage = { rows: MyListing[]; next?: number };

const standing = listingStatuses.filter((status) => status !== 'deleted');

/**
 * The owner's listings, of one status or of all but the deleted ones; each row costs two reads (the listing and its
 * counters), a rejected or deleted one three.
 */
export function readMyListings(
  uid: string,
  status?: ListingStatus,
  after?: number,
): Promise<MyListingsPage> {
  return withMarketErrors(async () => {
    const { db, collection, getDocs, limit, orderBy, query, startAfter, Timestamp, where } =
      await openFirestore();
    const found = await getDocs(
      query(
        collection(db, documentPaths.listings),
        where('ownerId', '==', uid),
        status ? where('status', '==', status) : where('status', 'in', standing),
        orderBy('updatedAt', 'desc'),
        ...(after === undefined ? [] : [startAfter(Timestamp.fromMillis(after))]),
        limit(MY_LISTINGS_PAGE + 1),
      ),
    );
    const listings = parseDocuments<ListingFields>(
      listingSchema,
      found.docs.slice(0, MY_LISTINGS_PAGE),
    );
    const rows = await toRows(listings);
    const last = listings.at(-1);
    return {
      rows,
      ...(found.docs.length > MY_LISTINGS_PAGE && last && { next: last.updatedAt.getTime() }),
    };
  });
}

/** Listings with their counters and, where rejected, the reasons; as rows. */
export async function toRows(listings: readonly Listing[]): Promise<MyListing[]> {
  const now = new Date();
  return Promise.all(
    listings.map(async (listing) => {
      const [counters, moderation, deletion] = await Promise.all([
        readCounters(listing.id),
        readModeration(listing),
        readDeletion(listing),
      ]);
      return toMyListing(listing, now, { counters, moderation, deletion });
    }),
  );
}

async function readCounters(listingId: string): Promise<MyListing['counters']> {
  const path = documentPaths.listingCounters(listingId);
  const counters = await readDocument<ListingCounters>(path, listingCountersSchema);
  return counters
    ? {
        views: counters.views,
        favourites: counters.favourites,
        conversations: counters.conversations,
      }
    : undefined;
}

/** How many listings the owner has in each status, each counted up to 201: nine reads. */
export function countMyListings(uid: string): Promise<Record<ListingStatus, number>> {
  return withMarketErrors(async () => {
    const { db, collection, getCount, limit, query, where } = await openFirestore();
    const count = async (status: ListingStatus) => {
      const mine = query(
        collection(db, documentPaths.listings),
        where('ownerId', '==', uid),
        where('status', '==', status),
        limit(LIST_LIMIT_MAX),
      );
      return [status, (await getCount(mine)).data().count] as const;
    };
    return Object.fromEntries(await Promise.all(listingStatuses.map(count))) as Record<
      ListingStatus,
      number
    >;
  });
}
