import { grantedRoutes } from '../registry/grantedRoutes';
import type { RemoteRegistry } from '../registry/remoteRegistrySchema';
import type { RemoteRelease, RouteData } from '../registry/remoteReleaseSchema';
import { isBelow } from '../registry/isBelow';
import { prefixesOf } from '../registry/prefixesOf';
import type { RouteGrants } from '../registry/routeGrantsSchema';
import { matchRoute } from './matchRoute';
import { type ShellPage, shellPages } from './shellPages';

/** What a path leads to: a page of the shell itself, a remote's screen, a remote that is not there, or nothing. */
export type Destination =
  | ({ kind: 'shell' } & ShellPage)
  | { kind: 'remote'; release: RemoteRelease; route: RouteData; params: Record<string, string> }
  | { kind: 'unavailable'; name: string | undefined }
  | { kind: 'notFound' };

/** The granted routes of a registry, the remotes that are not there, and why routes were left out. */
export type RouteTable = {
  routes: (RouteData & { release: RemoteRelease })[];
  grants: RouteGrants;
  missing: string[];
  refused: string[];
};

/** Everything that remotes may show. A remote without a release, or with none of its routes granted, is missing. */
export function createRouteTable({ remotes, grants }: RemoteRegistry): RouteTable {
  const table: RouteTable = { routes: [], grants, missing: [], refused: [] };
  for (const name of Object.keys(grants)) {
    const release = remotes[name];
    if (!release) {
      table.missing.push(name);
      table.refused.push(`${name} has no release`);
      continue;
    }
    const { routes, refused } = grantedRoutes({ ...release, name }, grants);
    if (routes.length === 0 && refused.length > 0) table.missing.push(name);
    table.routes.push(...routes.map((route) => ({ ...route, release })));
    table.refused.push(...refused);
  }
  return table;
}

/** Where a path leads, on the HTML server as in the shell. */
export function findDestination(
  { routes, grants, missing }: RouteTable,
  pathname: string,
): Destination {
  const own = matchRoute(shellPages, pathname);
  if (own) return { kind: 'shell', ...own.route };
  const found = matchRoute(routes, pathname);
  if (found) {
    const { release, ...route } = found.route;
    return { kind: 'remote', release, route, params: found.params };
  }
  const owner = missing.find((name) =>
    prefixesOf(grants[name] ?? {}).some((prefix) => isBelow(prefix, pathname)),
  );
  // Without any grant the registry is not there: nobody knows which paths are somebody's.
  if (owner || Object.keys(grants).length === 0) return { kind: 'unavailable', name: owner };
  return { kind: 'notFound' };
}
