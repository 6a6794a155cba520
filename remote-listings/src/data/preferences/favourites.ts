import { deviceStore } from '@anunturi/shared-runtime/storage/deviceStore';
import { isShaped } from '@anunturi/shared-runtime/storage/storedShape';
import { WANTED_FAVOURITE_KEY } from '@anunturi/shared-contract/page/sessionStorageKeys';
import { callCommand } from '@anunturi/shared-auth/callCommand';
import { openFirestore } from '@anunturi/shared-auth/firebase';
import { isMarketError, type MarketErrorCode } from '@anunturi/shared-domain/site/marketError';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { LIST_LIMIT_MAX } from '@anunturi/shared-domain/site/limits';
import { followMutedSellers } from './syncMutedSellers';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

type Favourite = { id: string; priceLei: number };
/** `uid`: whose it became when it was first sent; it is nobody else's. */
type Wanted = Favourite & { uid?: string };

const wantedFavourite = deviceStore(
  WANTED_FAVOURITE_KEY,
  (found) => (isShaped<Wanted>(found, { id: 'string', priceLei: 'number' }) ? found : null),
  'sessionStorage',
);

/** Remembers in this tab what a visitor wanted to keep before signing in; the next reading of the favourites keeps it. */
export function wantFavourite({ id, priceLei }: Favourite): void {
  wantedFavourite.set({ id, priceLei });
}

/** It is kept or let go, or never can be. */
function forgetWanted(id: string): void {
  if (wantedFavourite.get()?.id === id) wantedFavourite.set(null);
}

const lost: ReadonlySet<MarketErrorCode> = new Set(['offline', 'unavailable', 'timeout']);
const underWay = new Map<string, Promise<boolean>>();

async function keepWanted(uid: string, ids: string[]): Promise<string[]> {
  const wanted = wantedFavourite.get();
  if (!wanted) return ids;
  const isOthers = wanted.uid !== undefined && wanted.uid !== uid;
  if (isOthers || ids.includes(wanted.id)) {
    forgetWanted(wanted.id);
    return ids;
  }
  wantedFavourite.set({ ...wanted, uid });
  const act = `${uid} ${wanted.id}`;
  const arrival = underWay.get(act) ?? send(wanted.id).finally(() => underWay.delete(act));
  underWay.set(act, arrival);
  return (await arrival) ? [wanted.id, ...ids] : ids;
}

/** Whether it arrived; what did not, because the page was left too, stays for the next reading. A refusal will not change. */
async function send(id: string): Promise<boolean> {
  try {
    await addFavourite(id);
    return true;
  } catch (error) {
    if (isMarketError(error) && lost.has(error.code)) return false;
    forgetWanted(id);
    throw error;
  }
}

/**
 * Ids of a person's favourite listings, newest first, with the one that was wanted before signing in. Lists ask for
 * them as soon as somebody is signed in, so the sellers that the account hides are fetched on this occasion too.
 */
export function readFavouriteIds(uid: string): Promise<string[]> {
  followMutedSellers(uid).catch((error: unknown) =>
    console.warn('The hidden sellers of the account could not be read', error),
  );
  return withMarketErrors(async () => {
    const { db, collection, getDocs, limit, orderBy, query } = await openFirestore();
    const found = await getDocs(
      query(
        collection(db, documentPaths.favourites(uid)),
        orderBy('addedAt', 'desc'),
        limit(LIST_LIMIT_MAX),
      ),
    );
    return keepWanted(
      uid,
      found.docs.map((each) => each.id),
    );
  });
}

/** Keeps a listing, with the price it has now. @throws MarketError */
export async function addFavourite(listingId: string): Promise<void> {
  await callCommand('setFavourite', { listingId, kept: true });
  forgetWanted(listingId);
}

/** Lets a listing go. @throws MarketError */
export async function removeFavourite(listingId: string): Promise<void> {
  await callCommand('setFavourite', { listingId, kept: false });
  forgetWanted(listingId);
}
