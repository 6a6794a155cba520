import type { RemoteRegistry } from '@anunturi/shared-domain/remoteRegistry';
import { loadRemoteModule } from '../federation/loadRemoteModule';
import { createRouteTable, findDestination } from '../routing/routeTable';

/** Starts the download of the remote that the page's address needs, before anything is drawn. */
export function preloadRemote(registry: RemoteRegistry, pathname: string): void {
  const destination = findDestination(createRouteTable(registry), pathname);
  // A failure is logged there and shown by the remote's slot, which asks again.
  if (destination.kind === 'remote') loadRemoteModule(destination.release).catch(() => undefined);
}
