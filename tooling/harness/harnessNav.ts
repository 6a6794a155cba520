import { createStore } from '@anunturi/shared-runtime/storage/createStore';
import { matchRoute } from '@anunturi/shared-contract/navigation/matchRoute';
import type { RouteData } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import type { Nav, NavState } from '@anunturi/shared-runtime/navigation/nav';

/** A navigation port over the browser's own history; an address that the remote does not own leaves the last screen. */
export function createHarnessNav(routes: readonly RouteData[]): Nav {
  const read = (): NavState => {
    const { pathname, search, hash } = location;
    const found = matchRoute(routes, pathname);
    return {
      screen: found?.route.screen ?? '',
      params: found?.params ?? {},
      location: { pathname, search, hash },
    };
  };
  const state = createStore(read());
  const firstRoute = routes.find(({ path }) => !path.includes(':'));
  if (state.get().screen === '' && firstRoute) {
    history.replaceState(null, '', firstRoute.path);
    state.set(read());
  }
  const update = () => state.set(read());
  addEventListener('popstate', update);
  return {
    current: state.get,
    subscribe: state.subscribe,
    navigate(to, options) {
      history[options?.replace ? 'replaceState' : 'pushState'](null, '', to);
      update();
    },
  };
}
