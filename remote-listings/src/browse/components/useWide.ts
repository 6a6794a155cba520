import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 64rem)';

/** True where a panel stands beside the list; false on a server and in the first render. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}

function subscribe(listener: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
