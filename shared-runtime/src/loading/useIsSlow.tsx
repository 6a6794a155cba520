import { loadingLimits } from '@anunturi/shared-contract/page/loadingLimits';
import { useEffect, useState } from 'react';

/** True once the component has been on the screen for longer than a download should take. */
export function useIsSlow(afterMs = loadingLimits.slowAfterMs): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return isSlow;
}
