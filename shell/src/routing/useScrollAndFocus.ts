import { useEffect, useRef } from 'react';

/** After a navigation to another screen: to the top (not on back/forward) and focus on the content, for screen readers. */
export function useScrollAndFocus(pathname: string, isBackOrForward: boolean): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return; // another query: the same screen, in which somebody may be typing
    last.current = pathname;
    if (!isBackOrForward) window.scrollTo(0, 0);
    document.getElementById('continut')?.focus({ preventScroll: true });
  }, [pathname, isBackOrForward]);
}
