import type { SellerType } from '@anunturi/shared-domain/listing/vehicleFields';

/** What a seller's account means for what they publish. */
export type SellerAccount = {
  uid: string;
  sellerType: SellerType;
  /** The name on listings: the firm's, or the person's own. */
  sellerName: string;
  displayName: string;
  trusted: boolean;
  /** Another listing of theirs was rejected in the last days. */
  justRejected?: boolean;
  blocked: boolean;
  publishedToday: number;
  perDay: number;
  phone?: string;
  localityId?: string;
};

/** What holds for publishing now; `account` is null for somebody who is not signed in. */
export type SellingTerms = {
  eurRateBani: number;
  preModeration: boolean;
  account: SellerAccount | null;
};

/** True when what this seller publishes or rewords is looked at before others see it. */
export function isHeld({ preModeration, account }: SellingTerms): boolean {
  return (preModeration && account?.trusted !== true) || account?.justRejected === true;
}

/** How many listings may still be published today. */
export function leftToday({ perDay, publishedToday }: SellerAccount): number {
  return Math.max(0, perDay - publishedToday);
}
