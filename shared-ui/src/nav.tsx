import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';

/** Where the visitor is: the three parts of a same-site URL. */
export type NavLocation = { pathname: string; search: string; hash: string };

/** The matched screen, its path parameters (decoded) and the location. */
export type NavState = { screen: string; params: Record<string, string>; location: NavLocation };

/** The host's router as a remote sees it. `current()` returns the same object until something changed. */
export type Nav = {
  current(): NavState;
  subscribe(listener: () => void): () => void;
  navigate(to: string, options?: { replace?: boolean }): void;
};

/** What the host gives a remote when it mounts it; `initialData` is the page's inlined data by load key. */
export type RemoteProps = {
  domElement: HTMLElement;
  nav: Nav;
  name?: string;
  initialData?: Record<string, unknown>;
  /** Called when the remote takes over what is in the element: from then on it hears of presses itself. */
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
  return <NavContext value={nav}>{children}</NavContext>;
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

export type LinkProps = { to: string; ref?: Ref<HTMLAnchorElement> } & Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href'
>;

/** A same-site link: a real `<a href>` whose plain left click navigates without a page load. */
export function Link({ to, onClick, ...anchor }: LinkProps) {
  const nav = useContext(NavContext);
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!nav || event.defaultPrevented || !isPlainClick(event) || opensElsewhere(anchor)) return;
    event.preventDefault();
    nav.navigate(to);
  }
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among `anchor`
  return <a {...anchor} href={to} onClick={follow} />;
}

function isPlainClick(event: MouseEvent) {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function opensElsewhere({ target, download }: Pick<LinkProps, 'target' | 'download'>) {
  return (target !== undefined && target !== '_self') || download !== undefined;
}
