import { useEffect } from 'react';

const DELAY_MS = 3000;

/** Counts the visit of a listing once for this device and day, after a moment: nothing that the page needs waits for it. */
export function useCountedView(listingId: string, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => {
      import(/* webpackChunkName: "countView" */ '../data/countView')
        .then(({ countView }) => countView(listingId))
        .catch((error: unknown) => console.error('The view could not be counted', error));
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [listingId, wanted]);
}
