import { type NavState, NavProvider, useNav } from '@anunturi/shared-runtime/navigation/nav';
import { useMemo } from 'react';
import { shellScreens } from './shellScreens';

/** Shows a screen of the shell through the same port that remotes get. */
export function ShellScreenSlot({ screen, location }: Omit<NavState, 'params'>) {
  const { navigate } = useNav();
  const nav = useMemo(() => {
    const state: NavState = { screen, params: {}, location };
    return { current: () => state, subscribe: () => () => {}, navigate };
  }, [screen, location, navigate]);
  return (
    <NavProvider nav={nav}>
      <shellScreens.App />
    </NavProvider>
  );
}
