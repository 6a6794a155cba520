import { useSession } from '@anunturi/shared-auth/session';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { ListingDetail } from '#domain/listingDetail';
import type { Similar } from './lists/findSimilar';
import type { PricePosition } from '@anunturi/shared-domain/listing/pricePosition';
import {
  listingKey,
  priceHistoryKey,
  pricePositionKey,
  sellerKey,
  sellerTotalKey,
  similarKey,
  tombstoneKey,
} from '#domain/loadKeys';
import type { readTombstone, ReadListing } from './readListing';
import type { PricePoint } from './readPriceHistory';
import type { Seller } from './readSeller';

const find = () => import(/* webpackChunkName: "find" */ './readListing');
const toShow = () => import(/* webpackChunkName: "find" */ './readDescribed');

/** Whether anyone may see the listing. */
export function useIsPublic(id: string): Loadable<boolean> {
  return useLoad(
    `${listingKey(id)}:public`,
    async () => (await (await find()).readPublicListing(id)) !== null,
  );
}

/** A listing by its id; null where there is none that this visitor may see. One that is not public is asked for again as its owner's. */
export function useListing(id: string): Loadable<ReadListing | null> {
  const session = useSession();
  const uid = session.state === 'signedIn' ? session.user.uid : undefined;
  const open = useLoad(listingKey(id), async () => (await toShow()).readDescribed(id));
  const asOwner = uid !== undefined && open.state === 'ready' && open.value === null;
  const own = useLoad(asOwner ? `${listingKey(id)}:${uid}` : null, async () =>
    (await toShow()).readDescribed(id, true),
  );
  return asOwner ? own : open;
}

/** What is left of a listing that is not there: something where it was deleted, null where it never was. */
export function useTombstone(id: string): Loadable<Awaited<ReturnType<typeof readTombstone>>> {
  return useLoad(tombstoneKey(id), async () => (await find()).readTombstone(id));
}

/** A seller's public profile. */
export function useSeller(id: string): Loadable<Seller | null> {
  return useLoad(sellerKey(id), async () =>
    (await import(/* webpackChunkName: "find" */ './readSeller')).readSeller(id),
  );
}

/** How many active listings a seller has. */
export function useSellerTotal(id: string): Loadable<number> {
  return useLoad(sellerTotalKey(id), async () =>
    (await import(/* webpackChunkName: "find" */ './readSellerTotal')).readSellerTotal(id),
  );
}

/** The prices a listing had; asked for only when they changed. */
export function usePriceHistory({
  id,
  priceChanges,
}: Pick<ListingDetail, 'id' | 'priceChanges'>): Loadable<PricePoint[]> {
  return useLoad(priceHistoryKey(id), async () =>
    priceChanges === 0
      ? []
      : (await import(/* webpackChunkName: "find" */ './readPriceHistory')).readPriceHistory(id),
  );
}

/** Where the price stands among comparable listings; null where nothing honest can be said. */
export function usePricePosition(
  listing: Pick<ListingDetail, 'id' | 'updatedAt'>,
): Loadable<PricePosition | null> {
  return useLoad(pricePositionKey(listing), async () =>
    (await import(/* webpackChunkName: "find" */ './readPricePosition')).readPricePosition(
      listing.id,
    ),
  );
}

/** Comparable and similar listings. */
export function useSimilar(listing: ListingDetail): Loadable<Similar> {
  return useLoad(similarKey(listing.id), async () =>
    (await import(/* webpackChunkName: "find" */ './lists/findSimilar')).findSimilar(listing),
  );
}
