import type { Cursor } from '@anunturi/shared-auth/firestore/readPage';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { KeptPage } from './readFavourites';
import type { KeptSearch } from './savedSearches';

const favourites = () => import(/* webpackChunkName: "account-favourites" */ './readFavourites');
const searches = () => import(/* webpackChunkName: "account-searches" */ './savedSearches');

export const savedSearchesKey = (uid: string): string => `savedSearches:${uid}`;

/** The first page of a person's favourites. */
export function useKeptListings(uid: string): Loadable<KeptPage> {
  return useLoad(`keptListings:${uid}`, async () => (await favourites()).readFavourites(uid));
}

export async function readMoreKept(uid: string, after: Cursor): Promise<KeptPage> {
  return (await favourites()).readFavourites(uid, after);
}

export function useSavedSearches(uid: string): Loadable<KeptSearch[]> {
  return useLoad(savedSearchesKey(uid), async () => (await searches()).readSavedSearches(uid));
}

/** How many listings a saved search has gained since the last look. */
export function useNews(search: KeptSearch): Loadable<number> {
  return useLoad(`news:${search.id}:${search.lastSeenAt}`, async () =>
    (await searches()).countNews(search),
  );
}
