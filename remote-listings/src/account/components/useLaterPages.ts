import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { useState } from 'react';

/** A list's first page and those asked for since. They go with that reading of it: read anew, it stands alone. */
export function useLaterPages<Page, Next>(first: Page, read: (after: Next) => Promise<Page>) {
  const [shown, setShown] = useState([first]);
  const [busy, setBusy] = useState(false);
  const pages = shown[0] === first ? shown : [first];

  async function more(after: Next) {
    setBusy(true);
    try {
      setShown([...pages, await read(after)]);
    } catch (error) {
      console.error('A later page could not be read', error);
      showToast(toRomanianMessage(error), { tone: 'bad' });
    }
    setBusy(false);
  }
  return { pages, busy, more };
}
