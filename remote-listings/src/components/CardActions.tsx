import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import { CompareButton } from './CompareButton';
import { FavouriteButton } from './FavouriteButton';

/** The buttons on a card's photo. */
export function CardActions({ card }: { card: ListingCard }) {
  return (
    <>
      <FavouriteButton listing={card} />
      {card.kind === 'vehicle' && <CompareButton listing={card} />}
    </>
  );
}
