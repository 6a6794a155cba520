import { findDocuments, orderValue } from '@anunturi/shared-auth/firestore/findDocuments';
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
  const docs = await findDocuments({
    path: documentPaths.listings,
    filters: [
      ['ownerId', '==', uid],
      status ? ['status', '==', status] : ['status', 'in', standing],
    ],
    order: ['updatedAt', 'desc'],
    after: after && { value: new Date(after.value), id: after.id },
    size: MY_LISTINGS_PAGE + 1,
  });
  const shown = docs.slice(0, MY_LISTINGS_PAGE);
  const places = shown.map((each) => ({ value: orderValue(each, 'updatedAt'), id: each.id }));
  const next = places.findLast(({ value }) => !Number.isNaN(value));
  return {
    listings: parseDocuments<ListingFields>(listingSchema, shown),
    ...(docs.length > MY_LISTINGS_PAGE && next && { next }),
  };
}
