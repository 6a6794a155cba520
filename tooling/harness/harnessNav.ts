import { matchRoute } from '@anunturi/shared-contract/navigation/matchRoute';
import type { RouteData } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import type { Nav, NavState } from '@anunturi/shared-runtime/navigation/nav';

/** A navigation port over the browser's own history; an address that the remote does not own leaves the last screen. */
export function createHarnessNav(routes: readonly RouteData[]): Nav {
  const listeners = new Set<() => void>();
  const read = (): NavState => {
    const { pathname, search, hash } = location;
    const found = matchRoute(routes, pathname);
    return {
      screen: found?.route.screen ?? '',
      params: found?.params ?? {},
      location: { pathname, search, hash },
    };
  };
  let state = read();
  const firstRoute = routes.find(({ path }) => !path.includes(':'));
  if (state.screen === '' && firstRoute) {
    history.replaceState(null, '', firstRoute.path);
    state = read();
  }
  const update = () => {
    state = read();
    for (const listener of listeners) listener();
  };
  addEventListener('popstate', update);
  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate(to, options) {
      history[options?.replace ? 'replaceState' : 'pushState'](null, '', to);
      update();
    },
  };
}
