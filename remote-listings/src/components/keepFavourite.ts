import { whenSessionKnown } from '@anunturi/shared-auth/whenSessionKnown';
import { links } from '@anunturi/shared-domain/site/links';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { peekLoaded, setLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import type { Nav } from '@anunturi/shared-runtime/navigation/nav';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import {
  addFavourite,
  readFavouriteIds,
  removeFavourite,
  wantFavourite,
} from '../data/preferences/favourites';
import { favouriteIdsKey } from '../data/preferences/useFavourites';

type Favourite = { id: string; priceLei: number };

/** Keeps a listing or lets it go: shown at once, taken back when it cannot be saved. Loaded on demand. */
export async function keepFavourite(
  uid: string,
  ids: readonly string[],
  listing: Favourite,
): Promise<void> {
  const key = favouriteIdsKey(uid);
  const had = ids.includes(listing.id);
  setLoaded(key, had ? ids.filter((id) => id !== listing.id) : [listing.id, ...ids]);
  try {
    await (had ? removeFavourite(listing.id) : addFavourite(listing.id));
    showToast(had ? 'Scos de la favorite' : 'Salvat la favorite');
  } catch (error) {
    console.error('The favourite could not be saved', error);
    setLoaded(key, ids);
    showToast(toRomanianMessage(error), { tone: 'bad' });
  }
}

/** Waits for who it is. A visitor is led to signing in, and the listing is kept on the way back. */
export async function keepOrSignIn(nav: Nav, listing: Favourite): Promise<void> {
  const { pathname, search } = nav.current().location;
  const { user } = await whenSessionKnown();
  if (user) {
    const read = await readFavouriteIds(user.uid);
    const ids = (peekLoaded(favouriteIdsKey(user.uid))?.value as string[] | undefined) ?? read;
    if (!ids.includes(listing.id)) await keepFavourite(user.uid, ids, listing);
    return;
  }
  wantFavourite(listing);
  nav.navigate(links.login(pathname + search));
}
