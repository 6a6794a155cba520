import type { ComponentType } from 'react';
import { ErrorBoundary } from '@anunturi/shared-ui/feedback/ErrorBoundary';
import { NavProvider } from '../navigation/nav';
import type { Nav } from '../navigation/nav';
import { InitialDataProvider } from '../loading/useLoad';

export type RemoteRootProps = {
  App: ComponentType;
  nav: Nav;
  initialData?: Record<string, unknown>;
};

const NO_DATA = {};

/** The tree of a remote, the same in the browser and on a server (there: `renderToString` with `identifierPrefixOf`). */
export function RemoteRoot({ App, nav, initialData = NO_DATA }: RemoteRootProps) {
  return (
    <NavProvider nav={nav}>
      <InitialDataProvider data={initialData}>
        <ErrorBoundary onRetry={nav.renew}>
          <App />
        </ErrorBoundary>
      </InitialDataProvider>
    </NavProvider>
  );
}

/** Prefix of a remote's generated ids: unlike any other remote's, and the same on the server and in the browser. */
export function identifierPrefixOf(remote: string): string {
  return `${remote}-`;
}
