import { useState } from 'react';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';

/** A list's first page and those asked for since. They go with that reading of it: read anew, it stands alone. */
export function useLaterPages<Page, Next>(first: Page, read: (after: Next) => Promise<Page>) {
  const [shown, setShown] = useState([first]);
  const { busy, run } = useAction(toRomanianMessage);
  const pages = shown[0] === first ? shown : [first];
  const more = (after: Next) => run(async () => setShown([...pages, await read(after)]));
  return { pages, busy, more };
}
