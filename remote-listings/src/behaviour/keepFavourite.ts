import { whenSessionKnown } from '@anunturi/shared-auth/whenSessionKnown';
import { links } from '@anunturi/shared-domain/site/links';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { setLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import type { Nav } from '@anunturi/shared-runtime/navigation/nav';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import {
  addFavourite,
  readFavouriteIds,
  removeFavourite,
  wantFavourite,
} from '#data/preferences/favourites';
import { favouriteIdsKey, showToggled, shownFavourites } from '#data/preferences/useFavourites';

type Favourite = { id: string; priceLei: number };

/** What was wished last of each listing that is being saved, by person and listing: whether it is kept. */
const wishes = new Map<string, boolean>();

/**
 * Saves what is shown already, a listing kept or let go; taken back when it cannot be saved. What is pressed meanwhile is
 * saved after it: two that are under way at once may arrive the other way round. Loaded on demand.
 */
export async function keepFavourite(uid: string, id: string, isKept: boolean): Promise<void> {
  const key = `${uid} ${id}`;
  const isUnderWay = wishes.has(key);
  wishes.set(key, isKept);
  if (isUnderWay) return;
  let isSaved = !isKept;
  try {
    for (let wish; (wish = wishes.get(key)!) !== isSaved; isSaved = wish) {
      await (wish ? addFavourite(id) : removeFavourite(id));
      showToast(wish ? 'Salvat la favorite' : 'Scos de la favorite');
    }
  } catch (error) {
    console.error('The favourite could not be saved', error);
    const shown = shownFavourites(uid);
    if (shown && shown.includes(id) !== isSaved) showToggled(uid, id);
    showToast(toRomanianMessage(error), { tone: 'bad' });
  } finally {
    wishes.delete(key);
  }
}

/** Waits until the session is known. A visitor is led to signing in, and the listing is kept on the way back. */
export async function keepOrSignIn(nav: Nav, listing: Favourite): Promise<void> {
  const { pathname, search } = nav.current().location;
  const { user } = await whenSessionKnown();
  if (user) {
    const read = await readFavouriteIds(user.uid);
    if (!shownFavourites(user.uid)) setLoaded(favouriteIdsKey(user.uid), read);
    if (shownFavourites(user.uid)?.includes(listing.id)) return;
    return keepFavourite(user.uid, listing.id, showToggled(user.uid, listing.id));
  }
  wantFavourite(listing);
  nav.navigate(links.login(pathname + search, 'favorit'));
}
