import { isJustRejected } from '@anunturi/shared-domain/moderation/isJustRejected';
import type { Market } from './readMarket';
import type { Seller } from './readSeller';

/** Whether what a seller publishes or rewords is looked at before others see it. */
export const isSellerHeld = ({ preModeration }: Market, seller: Seller, now: Date): boolean =>
  (preModeration && !seller.trusted) || isJustRejected(seller, now);
