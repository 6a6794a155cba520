import { useCallback, useEffect, useRef } from 'react';

/**
 * Does at once what is asked of it, or after the press that is under way: a message that comes between the two halves of a
 * press moves what is pressed away from under the finger, and the press is lost.
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressing = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const begin = () => void (isPressing.current = true);
    const end = () =>
      // The click comes first: it belongs to the press.
      setTimeout(() => {
        isPressing.current = false;
        waiting.current.splice(0).forEach((act) => act());
      });
    const heard = new AbortController();
    const options = { capture: true, signal: heard.signal };
    // A touch has its mouse events after its own ones.
    for (const start of ['pointerdown', 'mousedown'])
      document.addEventListener(start, begin, options);
    for (const over of ['pointerup', 'mouseup', 'pointercancel', 'dragend'])
      document.addEventListener(over, end, options);
    return () => heard.abort();
  }, []);
  return useCallback((act) => {
    if (isPressing.current) waiting.current.push(act);
    else act();
  }, []);
}
