import type { Destination } from '@anunturi/shared-contract/navigation/routeTable';
import {
  NOT_FOUND_TITLE,
  UNAVAILABLE_TITLE,
} from '@anunturi/shared-contract/navigation/shellPages';
import { useSession } from '@anunturi/shared-auth/session';
import { type NavLocation, useNav } from '@anunturi/shared-runtime/navigation/nav';
import { RemoteNotice } from '../federation/RemoteNotice';
import { RemoteSlot } from '../federation/RemoteSlot';
import { NotFoundScreen } from '../not-found/NotFoundScreen';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import { Guard } from './Guard';
import { Redirect } from './Redirect';
import { landingFor } from './redirects';
import { ShellScreenSlot } from './ShellScreenSlot';

type Props = {
  destination: Destination;
  location: NavLocation;
  initialData: Record<string, unknown>;
};

/** What stands between header and footer. */
export function DestinationScreen({ destination, location, initialData }: Props) {
  const session = useSession();
  useTitle(titleOf(destination));
  const { navigate } = useNav();
  const landing = landingFor(session, location);
  if (landing) return <Redirect to={landing} />;
  switch (destination.kind) {
    case 'notFound':
      return <NotFoundScreen />;
    case 'unavailable':
      return <RemoteNotice kind="failed" onRetry={() => window.location.reload()} />;
    case 'shell':
      return <ShellScreenSlot screen={destination.screen} location={location} />;
    case 'remote': {
      const { release, route, params } = destination;
      return (
        <Guard access={route.access} permission={route.permission} location={location}>
          <RemoteSlot
            key={release.name}
            release={release}
            state={{ screen: route.screen, params, location }}
            navigate={navigate}
            initialData={initialData}
          />
        </Guard>
      );
    }
  }
}

function titleOf(destination: Destination): string {
  switch (destination.kind) {
    case 'shell':
      return destination.title;
    case 'remote':
      return destination.route.title;
    case 'unavailable':
      return UNAVAILABLE_TITLE;
    case 'notFound':
      return NOT_FOUND_TITLE;
  }
}
