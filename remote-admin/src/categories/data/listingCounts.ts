import { startLoad } from '@anunturi/shared-runtime/loading/loadCache';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { countListings } from './categoryActs';

const keyOf = (categoryId: string) => `admin listings in ${categoryId}`;

/** How many listings a category has, in any status; up to COUNT_MAX + 1. */
export const useListingCount = (categoryId: string): Loadable<number> =>
  useLoad(keyOf(categoryId), () => countListings(categoryId));

/** Counts again wherever the category is shown; settles when the count, or that it failed, is known. */
export const recountListings = (categoryId: string): Promise<void> =>
  startLoad(keyOf(categoryId), () => countListings(categoryId));
