import { useState } from 'react';
import { useAction } from '../../components/useAction';

/** A list's first page and those asked for since. They go with that reading of it: read anew, it stands alone. */
export function useLaterPages<Page, Next>(first: Page, read: (after: Next) => Promise<Page>) {
  const [shown, setShown] = useState([first]);
  const { busy, run } = useAction();
  const pages = shown[0] === first ? shown : [first];
  const more = (after: Next) => run(async () => setShown([...pages, await read(after)]));
  return { pages, busy, more };
}
