import { useSession } from '@anunturi/shared-auth/session';
import { peekLoaded, setLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';

/** The key of a person's favourites: their listing ids. */
export const favouriteIdsKey = (uid: string): string => `favouriteIds:${uid}`;

const NOBODY = 'nobody';
const NONE: string[] = [];

/** The ids of somebody's favourites as the page shows them; undefined before they are read. */
export const shownFavourites = (uid: string) =>
  peekLoaded(favouriteIdsKey(uid))?.value as string[] | undefined;

/** Shows a listing as kept, or as let go where it was kept, and no other one otherwise. Gives whether it is kept now. */
export function showToggled(uid: string, id: string): boolean {
  const ids = shownFavourites(uid) ?? NONE;
  const others = ids.filter((each) => each !== id);
  const isKept = others.length === ids.length;
  setLoaded(favouriteIdsKey(uid), isKept ? [id, ...ids] : others);
  return isKept;
}

/** Who is signed in, if anyone, and the ids of the favourites. */
export function useFavourites(): { uid: string | undefined; ids: readonly string[] } {
  const session = useSession();
  const uid = session.state === 'signedIn' ? session.user.uid : undefined;
  const loaded = useLoad<string[]>(favouriteIdsKey(uid ?? NOBODY), async () =>
    uid === undefined
      ? NONE
      : (await import(/* webpackChunkName: "favourites" */ './favourites')).readFavouriteIds(uid),
  );
  return { uid, ids: uid !== undefined && loaded.state === 'ready' ? loaded.value : NONE };
}
