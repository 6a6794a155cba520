import { type Nav, NavProvider } from '@anunturi/shared-ui/nav';
import { useMemo } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { Frame } from '../frame/Frame';
import type { PageConfig } from '../start/pageConfig';
import { SiteProvider } from '../start/SiteContext';
import { DestinationScreen } from './DestinationScreen';
import { createRouteTable, findDestination } from './routeTable';
import { useScrollAndFocus } from './useScrollAndFocus';

/** The only router of the page: matches the place, guards it and says which screen is shown inside the frame. */
export function ShellRouter({ config }: { config: PageConfig }) {
  return (
    <BrowserRouter>
      <SiteProvider site={config.site}>
        <Routed config={config} />
      </SiteProvider>
    </BrowserRouter>
  );
}

function Routed({ config }: { config: PageConfig }) {
  const { pathname, search, hash } = useLocation();
  const routerNavigate = useNavigate();
  const table = useMemo(() => createRouteTable(config.registry), [config.registry]);
  const location = useMemo(() => ({ pathname, search, hash }), [pathname, search, hash]);
  const nav = useMemo<Nav>(() => {
    const state = { screen: '', params: {}, location };
    return { current: () => state, subscribe: () => () => {}, navigate: (to, options) => void routerNavigate(to, options) };
  }, [location, routerNavigate]);
  useScrollAndFocus(pathname);
  return (
    <NavProvider nav={nav}>
      <Frame year={config.year}>
        <DestinationScreen destination={findDestination(table, pathname)} location={location} initialData={config.data} />
      </Frame>
    </NavProvider>
  );
}
