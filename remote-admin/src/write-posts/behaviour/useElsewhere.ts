import { useEffect, useRef } from 'react';
import { readPostVersion } from '../data/savePost';

const WATCH_MS = 20_000;

type Watched = { slug: string | null; version: number; isBusy(): boolean; onChanged(): void };

/** Looks now and then, and whenever the window is looked at again, whether the stored post is still the one that is being changed here. */
export function useElsewhere({ slug, version, ...handlers }: Watched): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (slug === null) return;
    let isOver = false;
    async function look() {
      if (document.visibilityState === 'hidden' || latest.current.isBusy()) return;
      try {
        const now = await readPostVersion(slug!);
        if (!isOver && !latest.current.isBusy() && now !== version) latest.current.onChanged();
      } catch (error) {
        console.warn('The stored version could not be asked for', error); // the next look, or the save itself, will tell
      }
    }
    const timer = setInterval(look, WATCH_MS);
    window.addEventListener('focus', look);
    return () => {
      isOver = true;
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
  }, [slug, version]);
}
