import { isJustRejected } from '@anunturi/shared-domain/moderation/isJustRejected';
import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import type { Store } from '../app/Store';
import { type Market, readMarket } from './readMarket';
import { readSeller, type Seller } from './readSeller';

/** Whether what a seller publishes or rewords is looked at before others see it. */
export const isSellerHeld = ({ preModeration }: Market, seller: Seller, now: Date): boolean =>
  (preModeration && !seller.trusted) || isJustRejected(seller, now);

/** Whether a listing that its seller makes public again is looked at first. */
export const isListingHeld = async (
  { held, ownerId }: Pick<ListingFields, 'held' | 'ownerId'>,
  { store, now }: { store: Store; now: Date },
): Promise<boolean> =>
  held === true || isSellerHeld(await readMarket(store), await readSeller(ownerId, store), now);
