import { openFirestore } from '@anunturi/shared-auth/firebase';
import { parseDocuments } from '@anunturi/shared-auth/firestore/parseDocument';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import {
  type Listing,
  type ListingFields,
  listingSchema,
} from '@anunturi/shared-domain/listing/listing';
import { type ListingStatus, listingStatuses } from '@anunturi/shared-domain/listing/listingStatus';
import { MY_LISTINGS_PAGE } from '@anunturi/shared-domain/site/limits';
import type { ListingCursor } from '#domain/listingCursor';

const standing = listingStatuses.filter((status) => status !== 'deleted');

export type OwnListings = {
  listings: Listing[];
  /** Asks for those that follow. */
  next?: ListingCursor;
};

/** A page of the owner's listings, of one status or of all but the deleted ones, changed last first. */
export async function readOwnPage(
  uid: string,
  status?: ListingStatus,
  after?: ListingCursor,
): Promise<OwnListings> {
  const {
    db,
    collection,
    documentId,
    getDocs,
    limit,
    orderBy,
    query,
    startAfter,
    Timestamp,
    where,
  } = await openFirestore();
  const { docs } = await getDocs(
    query(
      collection(db, documentPaths.listings),
      where('ownerId', '==', uid),
      status ? where('status', '==', status) : where('status', 'in', standing),
      orderBy('updatedAt', 'desc'),
      orderBy(documentId(), 'desc'),
      ...(after ? [startAfter(Timestamp.fromMillis(after.value), after.id)] : []),
      limit(MY_LISTINGS_PAGE + 1),
    ),
  );
  const shown = docs.slice(0, MY_LISTINGS_PAGE);
  const last =
    docs.length > MY_LISTINGS_PAGE
      ? shown.findLast((each) => each.get('updatedAt') instanceof Timestamp)
      : undefined;
  return {
    listings: parseDocuments<ListingFields>(listingSchema, shown),
    ...(last && {
      next: { value: (last.get('updatedAt') as { toMillis(): number }).toMillis(), id: last.id },
    }),
  };
}
