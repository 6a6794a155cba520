import type { Nav, NavState } from '@anunturi/shared-runtime/navigation/nav';

/** The shell's side of a remote's navigation port. */
export type RemoteNav = Nav & { show(state: NavState): void };

/**
 * Navigation port of one mounted remote. It is told of a new place only while the place is the remote's own: a remote
 * whose pages were left keeps its last state until it is unmounted.
 */
export function createRemoteNav(first: NavState, navigate: Nav['navigate']): RemoteNav {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    show(next) {
      if (JSON.stringify(next) === JSON.stringify(state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
  };
}
