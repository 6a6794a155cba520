import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { CategoryOption, Place } from '#domain/marketLists';
import { CATEGORIES_KEY, PLACES_KEY } from '#domain/loadKeys';

const settings = () => import(/* webpackChunkName: "find" */ '../readSettings');

/** The active categories. */
export function useCategories(): Loadable<CategoryOption[]> {
  return useLoad(CATEGORIES_KEY, async () => (await settings()).readCategories());
}

/** The localities of the county. */
export function usePlaces(): Loadable<Place[]> {
  return useLoad(PLACES_KEY, async () => (await settings()).readPlaces());
}
