import { useSyncExternalStore } from 'react';

/** Whether the page is in sight: not in a background tab, not minimized. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, isVisible, () => true);
}

const isVisible = () => document.visibilityState !== 'hidden';

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
