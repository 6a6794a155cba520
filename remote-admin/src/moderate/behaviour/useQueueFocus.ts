import { useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place when the list moves on: on the row that is now current, on the listing where the list is hidden,
 * on what says that nothing is left. `follow(id)`: once that listing (none: '') is the current one.
 */
export function useQueueFocus(currentId: string) {
  const place = useRef<HTMLDivElement>(null);
  const review = useRef<HTMLDivElement>(null);
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    // Something else may be rendered before the address has changed: the row that is being left keeps no focus.
    if (awaited.current !== currentId) return;
    awaited.current = undefined;
    const row = place.current?.querySelector<HTMLElement>('button[aria-current]');
    const isSeen = row && (row.checkVisibility?.() ?? true);
    (isSeen ? row : (review.current ?? place.current))?.focus({ preventScroll: true });
  });
  return { place, review, follow: (id: string) => void (awaited.current = id) };
}
