import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import type { Listed } from '@anunturi/shared-domain/search/ListedAnswer';

/** What a card says for site maps. */
export const toListedCard = ({
  id,
  slug,
  kind,
  categoryId,
  updatedAtMs = 0,
  thumbPath,
}: ListingCard): Omit<Listed, 'localityId' | 'make' | 'model'> => ({
  id,
  slug,
  kind,
  categoryId,
  changedAtMs: updatedAtMs,
  ...(thumbPath && { thumbPath }),
});
