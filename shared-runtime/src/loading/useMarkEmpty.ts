import { markData } from '@anunturi/shared-contract/telemetry/markData';
import { useEffect } from 'react';

/** Marks a page that shows nothing though it should show something: a failure, unless every version of it shows the same. */
export function useMarkEmpty(query: string, isEmpty: boolean): void {
  useEffect(() => {
    if (isEmpty) markData(query, 'empty');
  }, [query, isEmpty]);
}
