import type { Store } from '../storage/createStore';
import { useSyncExternalStore } from 'react';

/** The value of a store, rendered again when it changes; `onServer` on a server and while its markup is hydrated. */
export function useStore<T>({ get, subscribe }: Omit<Store<T>, 'set'>, onServer: T): T {
  return useSyncExternalStore(subscribe, get, () => onServer);
}
