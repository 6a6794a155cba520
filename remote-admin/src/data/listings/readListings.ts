import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/documentPaths';
import { type Listing, listingSchema } from '@anunturi/shared-domain/listing';
import type { ListingStatus } from '@anunturi/shared-domain/listingStatus';
import { toQueryToken, toQueryWords } from '@anunturi/shared-domain/searchTokens';
import { type Cursor, type Filter, type Page, readPage } from '../readPage';
import { parseDocument } from '../parseDocument';
import { withMarketErrors } from '../toMarketError';

export type ListingSearch = { status?: ListingStatus; words?: string; ownerId?: string };

const CONTESTED_MAX = 200;

/** A page of listings, last changed first; the queue of pending ones oldest first. Of several words the first one searches, the others sift. */
export async function readListings({ status, words = '', ownerId }: ListingSearch, after: Cursor | null): Promise<Page<Listing>> {
  const [first, ...others] = toQueryWords(words).map(toQueryToken);
  const filters: Filter[] = [
    ...(ownerId ? [['ownerId', '==', ownerId] as const] : []),
    ...(status ? [['status', '==', status] as const] : []),
    ...(first ? [['searchTokens', 'array-contains', first] as const] : []),
  ];
  const direction = status === 'pending' && !first && !ownerId ? 'asc' : 'desc';
  const page = (await readPage({ path: documentPaths.listings, schema: listingSchema, filters, order: [['updatedAt', direction]] }, after)) as Page<Listing>;
  return { ...page, rows: page.rows.filter((listing) => others.every((word) => listing.searchTokens.includes(word))) };
}

/** Rejected listings whose owner contested the decision and has no answer yet, last contested first (of the newest 200 contested ones). */
export async function readContested(): Promise<Page<Listing>> {
  const page = (await readPage({
    path: documentPaths.listings,
    schema: listingSchema,
    filters: [['status', '==', 'rejected']],
    order: [['moderation.contestedAt', 'desc']],
    size: CONTESTED_MAX,
  })) as Page<Listing>;
  return { next: null, rows: page.rows.filter(({ moderation }) => moderation?.contestedAt && !moderation.contestOutcome) };
}

/** A listing in any status; null when there is none. */
export function readListing(id: string): Promise<Listing | null> {
  return withMarketErrors(async () => {
    const { db, doc, getDoc } = await openFirestore();
    const found = await getDoc(doc(db, documentPaths.listing(id)));
    return found.exists() ? (parseDocument(listingSchema, found) as Listing | null) : null;
  });
}
