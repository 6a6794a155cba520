import { createRouteTable, findDestination } from '@anunturi/shared-contract/navigation/routeTable';
import type { PageConfig } from '@anunturi/shared-contract/page/pageConfigSchema';
import { type Nav, NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { useMemo } from 'react';
import { Frame } from '../frame/Frame';
import { SiteProvider } from '../start/SiteContext';
import type { Place } from './Place';
import { DestinationScreen } from './DestinationScreen';
import { useScrollAndFocus } from './useScrollAndFocus';

type Props = { config: PageConfig; place: Place; navigate: Nav['navigate'] };

/** Matches the place, guards it and says which screen is shown inside the frame. */
export function ShellPage({ config, place, navigate }: Props) {
  const { location } = place;
  const { pathname } = location;
  const table = useMemo(() => createRouteTable(config.registry), [config.registry]);
  const nav = useMemo<Nav>(() => {
    const state = { screen: '', params: {}, location };
    return {
      current: () => state,
      subscribe: () => () => {},
      navigate,
    };
  }, [location, navigate]);
  useScrollAndFocus(place);
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
