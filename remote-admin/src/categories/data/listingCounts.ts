import { useEffect } from 'react';
import { startLoad } from '@anunturi/shared-runtime/loading/loadCache';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { countListings } from './categoryActs';

/** How long after an answer listings on their way to another category are counted again. */
const RECOUNT_MS = 2000;

const keyOf = (categoryId: string) => `admin listings in:${categoryId}`;

/** How many listings a category has, in any status; up to COUNT_MAX + 1. */
export const useListingCount = (categoryId: string): Loadable<number> =>
  useLoad(keyOf(categoryId), () => countListings(categoryId));

/** Counts again wherever the category is shown; settles when the count, or that it failed, is known. */
export const recountListings = (categoryId: string): Promise<void> =>
  startLoad(keyOf(categoryId), () => countListings(categoryId));

/**
 * While a merged category still has listings, counts them again until they are gone, then counts the category they went to:
 * only then has everything arrived there. Answers whether some are on their way.
 */
export function useMovingListings(categoryId: string, intoId: string | undefined): boolean {
  const count = useListingCount(categoryId);
  const isMoving = intoId !== undefined && count.state === 'ready' && count.value > 0;
  useEffect(() => {
    if (!isMoving || intoId === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    // After the answer before it: a new question makes the one under way void, and none might ever be answered in time.
    const countLater = () => {
      timer = setTimeout(() => void recountListings(categoryId).then(again), RECOUNT_MS);
    };
    const again = () => void (isOver || countLater());
    countLater();
    return () => {
      isOver = true;
      clearTimeout(timer);
      void recountListings(intoId);
    };
  }, [isMoving, intoId, categoryId]);
  return isMoving;
}
