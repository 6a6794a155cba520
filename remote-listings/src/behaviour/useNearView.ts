import { type RefObject, useEffect, useRef, useState } from 'react';

const MARGIN = '600px';

/** True once the element comes near the visible part of the page, and from then on: for what is read only when it may be seen. */
export function useNearView<T extends Element>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    // oxlint-disable-next-line react/set-state-in-effect -- a server renders it far away too
    if (typeof IntersectionObserver === 'undefined') return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near]);
  return [element, near];
}
