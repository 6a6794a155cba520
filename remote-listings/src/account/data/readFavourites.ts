import { type Cursor, readPage } from '@anunturi/shared-auth/firestore/readPage';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type Favourite, favouriteSchema } from '@anunturi/shared-domain/listing/favourite';
import { LISTING_PAGE_SIZE } from '@anunturi/shared-domain/site/limits';
import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import { readCards } from './readCards';

/** A kept listing; without a card when it was deleted or is no longer public. */
export type KeptListing = {
  listingId: string;
  priceLeiThen: number;
  addedAtMs: number;
  card?: ListingCard;
};
export type KeptPage = { kept: KeptListing[]; next: Cursor | null };

/** A page of a person's favourites, newest first. */
export function readFavourites(uid: string, after?: Cursor | null): Promise<KeptPage> {
  return withMarketErrors(async () => {
    const { rows, next } = await readPage<Favourite>(
      {
        path: documentPaths.favourites(uid),
        schema: favouriteSchema,
        order: [['addedAt', 'desc']],
        size: LISTING_PAGE_SIZE,
      },
      after,
    );
    const cards = await readCards(rows.map(({ listingId }) => listingId));
    const kept = rows.map(({ listingId, priceLei, addedAt }) => {
      const card = cards.get(listingId);
      return {
        listingId,
        priceLeiThen: priceLei,
        addedAtMs: addedAt.getTime(),
        ...(card && { card }),
      };
    });
    return { kept, next };
  });
}
