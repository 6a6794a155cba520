import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { LinkNavigation } from '@anunturi/shared-ui/navigation/Link';

/** Where the visitor is: the three parts of a same-site URL. */
export type NavLocation = { pathname: string; search: string; hash: string };

/** The matched screen, its path parameters (decoded) and the location. */
export type NavState = { screen: string; params: Record<string, string>; location: NavLocation };

/** The host's router as a remote sees it. `current()` returns the same object until something changed. */
export type Nav = {
  current(): NavState;
  subscribe(listener: () => void): () => void;
  navigate(to: string, options?: { replace?: boolean }): void;
  /**
   * Mounts the remote anew when another release of it is live by now, and says whether: what is broken may be mended. Asked
   * again before it does: the visitor may have left what was broken.
   */
  renew?(isWanted?: () => boolean): Promise<boolean>;
};

/** What the host gives a remote when it mounts it; `initialData` is the page's inlined data by load key. */
export type RemoteProps = {
  domElement: HTMLElement;
  nav: Nav;
  name?: string;
  /** The release that is mounted, for its fault reports; absent in a shell older than this. */
  version?: string;
  initialData?: Record<string, unknown>;
  /** Called when the remote hydrates what is in the element: from then on it gets presses itself. */
  onTakeOver?(): void;
};

/** What a remote's `./lifecycles` exposes. */
export type RemoteModule = {
  bootstrap(props: RemoteProps): Promise<unknown>;
  mount(props: RemoteProps): Promise<unknown>;
  unmount(props: RemoteProps): Promise<unknown>;
};

const NavContext = createContext<Nav | null>(null);

/** Gives the tree below it the host's navigation. */
export function NavProvider({ nav, children }: { nav: Nav; children: ReactNode }) {
  return (
    <NavContext value={nav}>
      <LinkNavigation value={nav}>{children}</LinkNavigation>
    </NavContext>
  );
}

/** The host's navigation. @throws Error outside a NavProvider */
export function useNav(): Nav {
  const nav = useContext(NavContext);
  if (!nav) throw new Error('useNav needs a NavProvider above it');
  return nav;
}

/** Current screen, params and location; renders again on each navigation. */
export function useNavState(): NavState {
  const nav = useNav();
  return useSyncExternalStore(nav.subscribe, nav.current, nav.current);
}

/** Asks the host for another release of this remote (`Nav.renew`); undefined where there is no host. */
export const useRenew = (): Nav['renew'] => useContext(NavContext)?.renew;
