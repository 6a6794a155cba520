import { openFirestore } from '@anunturi/shared-auth/firebase';
import { parseDocuments } from '@anunturi/shared-auth/firestore/parseDocument';
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
export type KeptPage = { kept: KeptListing[]; next?: number };

/** A page of a person's favourites, newest first. */
export function readFavourites(uid: string, after?: number): Promise<KeptPage> {
  return withMarketErrors(async () => {
    const { db, collection, getDocs, limit, orderBy, query, startAfter, Timestamp } =
      await openFirestore();
    const mine = query(
      collection(db, documentPaths.favourites(uid)),
      orderBy('addedAt', 'desc'),
      ...(after === undefined ? [] : [startAfter(Timestamp.fromMillis(after))]),
      limit(LISTING_PAGE_SIZE + 1),
    );
    const found = (await getDocs(mine)).docs;
    const favourites = parseDocuments<Favourite>(
      favouriteSchema,
      found.slice(0, LISTING_PAGE_SIZE),
    );
    const cards = await readCards(favourites.map(({ listingId }) => listingId));
    const kept = favourites.map(({ listingId, priceLei, addedAt }) => {
      const card = cards.get(listingId);
      return {
        listingId,
        priceLeiThen: priceLei,
        addedAtMs: addedAt.getTime(),
        ...(card && { card }),
      };
    });
    const last = kept.at(-1);
    return { kept, ...(found.length > LISTING_PAGE_SIZE && last && { next: last.addedAtMs }) };
  });
}
