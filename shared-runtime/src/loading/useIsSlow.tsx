import { loadingLimits } from '@anunturi/shared-contract/page/loadingLimits';
import { useEffect, useState } from 'react';

/** True once the component has been on the screen for longer than a download should take. */
export function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), loadingLimits.slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
