import { useSession } from '@anunturi/shared-auth/session';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';

/** The key of a person's favourites: their listing ids. */
export const favouriteIdsKey = (uid: string): string => `favouriteIds:${uid}`;

const NOBODY = 'nobody';
const NONE: string[] = [];

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
