import { useEffect, useRef } from 'react';

/**
 * Repeats a piece of work every so many seconds while the page is in sight, and at once when the person comes back to
 * it. Never two at a time.
 */
export function usePolling(work: () => Promise<void>, seconds: number): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    let running = false;
    const run = async () => {
      if (running || document.visibilityState === 'hidden' || !navigator.onLine) return;
      running = true;
      try {
        await latest.current();
      } catch (error) {
        console.warn('A look for news failed; the next one follows', error);
      } finally {
        running = false;
      }
    };
    const look = () => void run();
    const timer = setInterval(look, seconds * 1000);
    window.addEventListener('focus', look);
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [seconds]);
}
