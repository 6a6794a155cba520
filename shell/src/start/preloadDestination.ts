import { createRouteTable, findDestination } from '@anunturi/shared-contract/navigation/routeTable';
import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';
import { loadRemoteModule } from '../federation/loadRemoteModule';
import { shellScreens } from '../routing/shellScreens';

/**
 * Starts the download of what the page's address needs, before anything is rendered. Resolves when a screen of the shell's
 * own is there; a remote is awaited by its slot.
 */
export async function preloadDestination(
  registry: RemoteRegistry,
  pathname: string,
): Promise<void> {
  const table = createRouteTable(registry);
  for (const refused of table.refused) console.error('A part of the registry was refused', refused);
  const destination = findDestination(table, pathname);
  // A failure is logged there and shown by the place of the screen, which asks again.
  if (destination.kind === 'remote') loadRemoteModule(destination.release).catch(() => undefined);
  if (destination.kind === 'shell')
    await shellScreens.preload(destination.screen).catch(() => undefined);
}
