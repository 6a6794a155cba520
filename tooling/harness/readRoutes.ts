import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteData } from '@anunturi/shared-contract/registry/remoteReleaseSchema';

/** The routes of a remote as its sources have them now. */
export async function readRoutes(folder: string): Promise<RouteData[]> {
  const file = pathToFileURL(join(folder, 'src/routes.ts')).href;
  const { routes } = (await import(`${file}?t=${Date.now()}`)) as { routes: RouteData[] };
  return routes;
}
