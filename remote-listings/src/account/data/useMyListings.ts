import type { ListingStatus } from '@anunturi/shared-domain/listing/listingStatus';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { Attention } from './readAttention';
import type { MyListingsPage } from './readMyListings';

const reads = () => import(/* webpackChunkName: "my-listings" */ './readMyListings');

/** The first page of the owner's listings, of one status or of all. */
export function useMyListings(uid: string, status?: ListingStatus): Loadable<MyListingsPage> {
  return useLoad(`myListings:${uid}:${status ?? ''}`, async () =>
    (await reads()).readMyListings(uid, status),
  );
}

/** A later page. */
export async function readMore(
  uid: string,
  status: ListingStatus | undefined,
  after: number,
): Promise<MyListingsPage> {
  return (await reads()).readMyListings(uid, status, after);
}

export function useMyListingCounts(uid: string): Loadable<Record<ListingStatus, number>> {
  return useLoad(`myListingCounts:${uid}`, async () => (await reads()).countMyListings(uid));
}

export function useAttention(uid: string): Loadable<Attention> {
  return useLoad(`attention:${uid}`, async () =>
    (await import(/* webpackChunkName: "my-listings" */ './readAttention')).readAttention(uid),
  );
}
