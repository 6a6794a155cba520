import { useSession } from '@anunturi/shared-auth/session';
import { setLoaded } from '@anunturi/shared-ui/loadCache';
import { useLoad } from '@anunturi/shared-ui/useLoad';

/** The key of a person's favourites: their listing ids. */
export const favouriteIdsKey = (uid: string): string => `favouriteIds:${uid}`;

const favourites = () => import(/* webpackChunkName: "favourites" */ './favourites');
const NOBODY = 'nobody';

export type Favourites = {
  /** Undefined while nobody is signed in. */
  uid: string | undefined;
  has(listingId: string): boolean;
  /** Keeps or lets go; shown at once, taken back when it cannot be saved. */
  toggle(listing: { id: string; priceLei: number }): Promise<void>;
};

/** The favourites of whoever is signed in. */
export function useFavourites(): Favourites {
  const session = useSession();
  const uid = session.state === 'signedIn' ? session.user.uid : undefined;
  const key = favouriteIdsKey(uid ?? NOBODY);
  const loaded = useLoad<string[]>(key, async () => (uid === undefined ? [] : (await favourites()).readFavouriteIds(uid)));
  const ids = loaded.state === 'ready' ? loaded.value : [];
  return {
    uid,
    has: (id) => uid !== undefined && ids.includes(id),
    async toggle(listing) {
      if (uid === undefined) return;
      const had = ids.includes(listing.id);
      setLoaded(key, had ? ids.filter((each) => each !== listing.id) : [listing.id, ...ids]);
      try {
        if (had) await (await favourites()).removeFavourite(uid, listing.id);
        else await (await favourites()).addFavourite(uid, listing);
      } catch (error) {
        setLoaded(key, ids);
        throw error;
      }
    },
  };
}
