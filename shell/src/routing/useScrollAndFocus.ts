import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** After a navigation to another screen: to the top (not on back/forward) and focus on the content, for screen readers. */
export function useScrollAndFocus(pathname: string): void {
  const type = useNavigationType();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (type !== 'POP') window.scrollTo(0, 0);
    document.getElementById('continut')?.focus({ preventScroll: true });
  }, [pathname, type]);
}
