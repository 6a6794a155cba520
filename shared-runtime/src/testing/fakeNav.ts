import { createStore } from '../storage/createStore';
import type { Nav, NavState } from '../navigation/nav';

/** A navigation without a host, for tests: keeps the state it is given, records the visits. */
export function fakeNav(
  first: Partial<NavState> & { path?: string } = {},
): Nav & { visits: string[]; show(next: Partial<NavState>): void } {
  const location = toLocation(first.path ?? '/');
  const state = createStore<NavState>({
    screen: first.screen ?? 'start',
    params: first.params ?? {},
    location: first.location ?? location,
  });
  const visits: string[] = [];
  function show(next: Partial<NavState>) {
    state.set({ ...state.get(), ...next });
  }
  return {
    visits,
    show,
    current: state.get,
    subscribe: state.subscribe,
    navigate(to) {
      visits.push(to);
      show({ location: toLocation(to) });
    },
  };
}

function toLocation(path: string) {
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  return { pathname, search, hash };
}
