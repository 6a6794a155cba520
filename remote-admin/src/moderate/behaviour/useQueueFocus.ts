import { isFocusLost } from '@anunturi/shared-ui/keyboard/focusOn';
import { useEffect, useRef } from 'react';

/** The listing to be current, or the last of a page: what comes after it is not known yet. */
type Awaited = { id: string } | { left: string; isEmpty?: true };

/**
 * Keeps the keyboard's place when the list moves on: on the row that is now current, on the listing where the list is hidden,
 * on what says that nothing is left. `follow(id)`: once that listing is the current one. `leave(id)`: once another one or none is,
 * and on the first row of the next page when it comes.
 */
export function useQueueFocus(currentId: string) {
  const place = useRef<HTMLDivElement>(null);
  const review = useRef<HTMLDivElement>(null);
  const awaited = useRef<Awaited>(undefined);
  useEffect(() => {
    const wanted = awaited.current;
    // Something else may be rendered before the address has changed: the row that is being left keeps no focus.
    if (!wanted || ('id' in wanted ? wanted.id !== currentId : wanted.left === currentId)) return;
    if ('left' in wanted && wanted.isEmpty) {
      if (!currentId) return;
      awaited.current = undefined;
      // Between two pages somebody may have gone elsewhere.
      if (!isFocusLost() && document.activeElement !== place.current) return;
    } else awaited.current = currentId ? undefined : { left: currentId, isEmpty: true };
    const row = place.current?.querySelector<HTMLElement>('button[aria-current]');
    const isSeen = row && (row.checkVisibility?.() ?? true);
    (isSeen ? row : (review.current ?? place.current))?.focus({ preventScroll: true });
  });
  return {
    place,
    review,
    follow: (id: string) => void (awaited.current = { id }),
    leave: (left: string) => void (awaited.current = { left }),
  };
}
