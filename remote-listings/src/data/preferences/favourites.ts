import { deviceStore } from '@anunturi/shared-contract/storage/deviceStore';
import { isShaped } from '@anunturi/shared-contract/storage/storedShape';
import { WANTED_FAVOURITE_KEY } from '@anunturi/shared-contract/storage/sessionStorageKeys';
import { callCommand } from '@anunturi/shared-auth/callCommand';
import { openFirestore } from '@anunturi/shared-auth/firebase';
import { isMarketError, type MarketErrorCode } from '@anunturi/shared-domain/site/marketError';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { LIST_LIMIT_MAX } from '@anunturi/shared-domain/site/limits';
import { followMutedSellers } from './syncMutedSellers';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

type Favourite = { id: string; priceLei: number };

const wantedFavourite = deviceStore(
  WANTED_FAVOURITE_KEY,
  (found) => (isShaped<Favourite>(found, { id: 'string', priceLei: 'number' }) ? found : null),
  'sessionStorage',
);

/** Remembers in this tab what a visitor wanted to keep before signing in; the next reading of the favourites keeps it. */
export function wantFavourite({ id, priceLei }: Favourite): void {
  wantedFavourite.set({ id, priceLei });
}

const lost: ReadonlySet<MarketErrorCode> = new Set(['offline', 'unavailable', 'timeout']);

async function keepWanted(ids: string[]): Promise<string[]> {
  const wanted = wantedFavourite.get();
  if (!wanted) return ids;
  const isNew = !ids.includes(wanted.id);
  try {
    if (isNew) await addFavourite(wanted.id);
  } catch (error) {
    // A refusal will not change. What did not arrive, because the page was left too, is sent by the next reading.
    if (!isMarketError(error) || !lost.has(error.code)) wantedFavourite.set(null);
    throw error;
  }
  wantedFavourite.set(null);
  return isNew ? [wanted.id, ...ids] : ids;
}

/**
 * Ids of a person's favourite listings, newest first, with the one that was wanted before signing in. Lists ask for
 * them as soon as somebody
 * is signed in, so the sellers that the account hides are fetched on this occasion too.
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
    return keepWanted(found.docs.map((each) => each.id));
  });
}

/** Keeps a listing, with the price it has now. @throws MarketError */
export async function addFavourite(listingId: string): Promise<void> {
  await callCommand('setFavourite', { listingId, kept: true });
}

/** Lets a listing go. @throws MarketError */
export async function removeFavourite(listingId: string): Promise<void> {
  await callCommand('setFavourite', { listingId, kept: false });
}
