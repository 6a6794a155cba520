import type { ListingStatus } from '@anunturi/shared-domain/listing/listingStatus';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { ListingCursor } from '../../domain/listingCursor';
import type { Attention } from './readAttention';
import { readDashboard } from './readDashboard';
import type { MyListingsPage } from './readMyListings';
import type { SearchNews } from './savedSearches';

const reads = () => import(/* webpackChunkName: "my-listings" */ './readMyListings');

/** The first page of the owner's listings, of one status or of all. */
export function useMyListings(uid: string, status?: ListingStatus): Loadable<MyListingsPage> {
  return useLoad(`myListings:${uid}:${status ?? ''}`, async () =>
    status ? (await reads()).readMyListings(uid, status) : readDashboard(uid, 'page'),
  );
}

/** A later page. */
export async function readMore(
  uid: string,
  status: ListingStatus | undefined,
  after: ListingCursor,
): Promise<MyListingsPage> {
  return (await reads()).readMyListings(uid, status, after);
}

export function useMyListingCounts(uid: string): Loadable<Record<ListingStatus, number>> {
  return useLoad(`myListingCounts:${uid}`, () => readDashboard(uid, 'counts'));
}

export function useAttention(uid: string): Loadable<Attention> {
  return useLoad(`attention:${uid}`, () => readDashboard(uid, 'attention'));
}

export const searchNewsKey = (uid: string): string => `searchNews:${uid}`;

/** Saved searches that found something since the last look. */
export function useSearchNews(uid: string): Loadable<SearchNews[]> {
  return useLoad(searchNewsKey(uid), () => readDashboard(uid, 'searches'));
}
