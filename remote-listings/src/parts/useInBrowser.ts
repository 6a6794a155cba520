import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on a server and in the first render of its markup, then true: for a part whose code comes later, which a server cannot wait for. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(never, () => true, () => false);
}
