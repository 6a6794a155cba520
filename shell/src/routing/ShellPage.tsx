import { createRouteTable, findDestination } from '@anunturi/shared-contract/navigation/routeTable';
import type { PageConfig } from '@anunturi/shared-contract/page/pageConfigSchema';
import { type Nav, NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Frame } from '../frame/Frame';
import { SiteProvider } from '../start/SiteContext';
import { DestinationScreen } from './DestinationScreen';
import { useScrollAndFocus } from './useScrollAndFocus';

/** Matches the place, guards it and says which screen is shown inside the frame; a router stands above it. */
export function ShellPage({ config }: { config: PageConfig }) {
  const { pathname, search, hash } = useLocation();
  const routerNavigate = useNavigate();
  const table = useMemo(() => createRouteTable(config.registry), [config.registry]);
  const location = useMemo(() => ({ pathname, search, hash }), [pathname, search, hash]);
  const nav = useMemo<Nav>(() => {
    const state = { screen: '', params: {}, location };
    return {
      current: () => state,
      subscribe: () => () => {},
      navigate: (to, options) => void routerNavigate(to, options),
    };
  }, [location, routerNavigate]);
  useScrollAndFocus(pathname);
  return (
    <SiteProvider site={config.site}>
      <NavProvider nav={nav}>
        <Frame year={config.year}>
          <DestinationScreen
            destination={findDestination(table, pathname)}
            location={location}
            initialData={config.data}
          />
        </Frame>
      </NavProvider>
    </SiteProvider>
  );
}
