import { createStore } from '@anunturi/shared-runtime/storage/createStore';
import type { Nav, NavState } from '@anunturi/shared-runtime/navigation/nav';

/** The shell's side of a remote's navigation port. */
export type RemoteNav = Nav & { show(state: NavState): void };

/**
 * Navigation port of one mounted remote. It gets a new place only while the place is the remote's own: a remote
 * whose pages were left keeps its last state until it is unmounted.
 */
export function createRemoteNav(
  first: NavState,
  { navigate, renew }: Pick<Nav, 'navigate' | 'renew'>,
): RemoteNav {
  const { get, set, subscribe } = createStore(first);
  return {
    current: get,
    subscribe,
    navigate,
    ...(renew && { renew }),
    show(next) {
      if (JSON.stringify(next) !== JSON.stringify(get())) set(next);
    },
  };
}
