import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type Listing, listingSchema } from '@anunturi/shared-domain/listing/listing';
import type { ListingStatus } from '@anunturi/shared-domain/listing/listingStatus';
import { toQueryToken, toQueryWords } from '@anunturi/shared-domain/search/searchTokens';
import {
  type Cursor,
  type Filter,
  type Page,
  PAGE_SIZE,
  readPage,
} from '@anunturi/shared-auth/firestore/readPage';

export type ListingSearch = { status?: ListingStatus; words?: string; ownerId?: string };

/** Pages read at most for one that is shown, when several words leave few of each. */
const SIFTED_MAX = 8;

/**
 * A page of listings, last changed first. Of several words the longest searches, the others sift: pages are read until one is full, the
 * list ends or SIFTED_MAX is reached (then `next` goes on from there).
 */
export async function readListings(
  { status, words = '', ownerId }: ListingSearch,
  after: Cursor | null,
): Promise<Page<Listing>> {
  const [first, ...others] = toQueryWords(words)
    .map(toQueryToken)
    .sort((one, other) => other.length - one.length);
  const filters: Filter[] = [
    ...(ownerId ? [['ownerId', '==', ownerId] as const] : []),
    ...(status ? [['status', '==', status] as const] : []),
    ...(first ? [['searchTokens', 'array-contains', first] as const] : []),
  ];
  const rows: Listing[] = [];
  let next: Cursor | null = after;
  for (
    let read = 0;
    read === 0 || (next && rows.length < PAGE_SIZE && read < SIFTED_MAX);
    read += 1
  ) {
    const page = (await readPage(
      {
        path: documentPaths.listings,
        schema: listingSchema,
        filters,
        order: [['updatedAt', 'desc']],
      },
      next,
    )) as Page<Listing>;
    rows.push(
      ...page.rows.filter((listing) => others.every((word) => listing.searchTokens.includes(word))),
    );
    next = page.next;
    if (others.length === 0) break;
  }
  return { rows, next };
}

/** What an unanswered appeal looks like to the database. */
const appealedFilters: readonly Filter[] = [
  ['status', '==', 'rejected'],
  ['appealedAt', '>', new Date(0)],
];

/** A page of the rejected listings whose owner appealed against the decision and has no answer yet, the longest waiting first. */
export const readAppealed = (after: Cursor | null): Promise<Page<Listing>> =>
  readPage(
    {
      path: documentPaths.listings,
      schema: listingSchema,
      filters: appealedFilters,
      order: [['appealedAt', 'asc']],
    },
    after,
  ) as Promise<Page<Listing>>;

/** A listing in any status; null when there is none. */
export function readListing(id: string): Promise<Listing | null> {
  return readDocument(documentPaths.listing(id), listingSchema) as Promise<Listing | null>;
}
