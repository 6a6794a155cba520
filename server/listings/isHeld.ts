import { isJustRejected } from '@anunturi/shared-domain/moderation/isJustRejected';
import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import type { Store } from '../app/data/Store';
import type { HoldReason } from '../decisions/keepHold';
import { type Market, readMarket } from './readMarket';
import { readSeller, type Seller } from './readSeller';

/** Why what a seller publishes or rewords is looked at before others see it; undefined where it is not. */
export function sellerHold(
  { preModeration }: Market,
  seller: Seller,
  now: Date,
): HoldReason | undefined {
  if (isJustRejected(seller, now)) return 'justRejected';
  return preModeration && !seller.trusted ? 'newSeller' : undefined;
}

/** Why a listing that its seller makes public again is looked at first. */
export const listingHold = async (
  { held, ownerId }: Pick<ListingFields, 'held' | 'ownerId'>,
  { store, now }: { store: Store; now: Date },
): Promise<HoldReason | undefined> =>
  held ? 'heldBefore' : sellerHold(await readMarket(store), await readSeller(ownerId, store), now);
