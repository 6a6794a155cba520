import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';

/** Whether firms are marked in a list: only where they are rarer than half of it. */
export function marksFirms(cards: readonly Pick<ListingCard, 'sellerType'>[]): boolean {
  return cards.filter(({ sellerType }) => sellerType === 'company').length * 2 < cards.length;
}
