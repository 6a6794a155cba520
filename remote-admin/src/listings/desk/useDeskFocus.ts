import { useEffect, useRef } from 'react';

/** Keeps the keyboard's place when the list moves on: on the row that is now current, on the listing where the list is hidden, on what says that nothing is left. */
export function useDeskFocus() {
  const place = useRef<HTMLDivElement>(null);
  const review = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    const row = place.current?.querySelector<HTMLElement>('button[aria-current]');
    const isSeen = row && (row.checkVisibility?.() ?? true);
    (isSeen ? row : (review.current ?? place.current))?.focus({ preventScroll: true });
  });
  return { place, review, follow: () => void (isAsked.current = true) };
}
