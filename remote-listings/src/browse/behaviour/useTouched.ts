import { afterPaint } from '@anunturi/shared-runtime/loading/afterPaint';
import { startTransition, useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin'] as const;

/** True from the visitor's first sign of life on: what is not needed to read the page is downloaded then. */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) return;
    // Never in the way of what was touched.
    const touch = () => void afterPaint().then(() => startTransition(() => setTouched(true)));
    signs.forEach((sign) => addEventListener(sign, touch, { passive: true, once: true }));
    return () => signs.forEach((sign) => removeEventListener(sign, touch));
  }, [touched]);
  return touched;
}
