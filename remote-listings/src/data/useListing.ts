import { type Loadable, useLoad } from '@anunturi/shared-ui/useLoad';
import type { ReadListing } from './readListing';
import type { Seller } from './readSeller';

/** The key under which a listing is kept and inlined. */
export const listingKey = (id: string): string => `listing:${id}`;
export const sellerKey = (id: string): string => `seller:${id}`;

/** A listing by its id; null where there is none that this visitor may see. */
export function useListing(id: string): Loadable<ReadListing | null> {
  return useLoad(listingKey(id), async () => (await import(/* webpackChunkName: "find" */ './readListing')).readListing(id));
}

/** A seller's public profile. */
export function useSeller(id: string): Loadable<Seller | null> {
  return useLoad(sellerKey(id), async () => (await import(/* webpackChunkName: "find" */ './readSeller')).readSeller(id));
}
