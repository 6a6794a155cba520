import { useSyncExternalStore } from 'react';

const NARROW = '(width < 40rem)';
const query = () => globalThis.matchMedia?.(NARROW);

function subscribe(onChange: () => void) {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** Whether the page is as narrow as on a phone; not on a server. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
