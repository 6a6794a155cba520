import { useSyncExternalStore } from 'react';

const TICK_MS = 60_000;
let nowMs = 0;

/** The time in milliseconds, anew every minute; 0 on a server and before the first look at the clock. */
export function useNow(): number {
  return useSyncExternalStore(
    subscribe,
    () => nowMs,
    () => 0,
  );
}

function subscribe(listener: () => void) {
  const tick = () => {
    nowMs = Date.now();
    listener();
  };
  tick();
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
}
