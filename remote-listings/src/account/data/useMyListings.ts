import type { ListingStatus } from '@anunturi/shared-domain/listing/listingStatus';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { ListingCursor } from '#domain/listingCursor';
import { type Dashboard, readDashboard } from './readDashboard';
import type { MyListingsPage } from './readMyListings';

const reads = () => import(/* webpackChunkName: "my-listings" */ './readMyListings');

export const dashboardKey = (uid: string): string => `dashboard:${uid}`;

/** What the first tab of the account shows. */
export function useDashboard(uid: string): Loadable<Dashboard> {
  return useLoad(dashboardKey(uid), () => readDashboard(uid));
}

/** The first page of the owner's listings of one status; none is asked for without one. */
export function useMyListings(
  uid: string,
  status: ListingStatus | undefined,
): Loadable<MyListingsPage> {
  return useLoad(status ? `myListings:${uid}:${status}` : null, async () =>
    (await reads()).readMyListings(uid, status),
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
