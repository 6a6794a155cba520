import { useEffect, useRef } from 'react';
import type { Place } from './Place';

/**
 * After a navigation to another screen: to the top (not on back/forward) and focus on the content, for screen readers. An address that
 * names a part of the page leads on to that part, once it is there.
 */
export function useScrollAndFocus({ location, isBackOrForward }: Place): void {
  const { pathname, hash } = location;
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return; // another query: the same screen, in which somebody may be typing
    last.current = pathname;
    if (!isBackOrForward) window.scrollTo(0, 0);
    document.getElementById('continut')?.focus({ preventScroll: true });
  }, [pathname, isBackOrForward]);

  const isFirst = useRef(true);
  useEffect(() => {
    const isStart = isFirst.current;
    isFirst.current = false;
    // The browser's own buttons restore where one was.
    if (!hash || (isBackOrForward && !isStart)) return;
    const end = new AbortController();
    void import(/* webpackChunkName: "fragment" */ './followFragment').then(
      ({ followFragment }) => followFragment(hash, isStart, end.signal),
      console.warn,
    );
    return () => end.abort();
  }, [pathname, hash, isBackOrForward]);
}
