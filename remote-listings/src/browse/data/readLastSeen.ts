import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import { readCard } from '#data/readCard';

/** The cards of listings seen on this device that are still for sale, in the order given; one that cannot be read is left out. */
export async function readLastSeen(ids: readonly string[]): Promise<ListingCard[]> {
  const cards = await Promise.all(
    ids.map((id) =>
      readCard(id).catch((error: unknown) => {
        console.warn('A listing seen before could not be read', error);
        return null;
      }),
    ),
  );
  return cards.filter((card) => card !== null && card.status === 'active') as ListingCard[];
}
