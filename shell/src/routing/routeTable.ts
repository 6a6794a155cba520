import type {
  RemoteRegistry,
  RemoteRelease,
  RouteData,
} from '@anunturi/shared-domain/site/remoteRegistry';
import { matchRoute } from '@anunturi/shared-domain/site/routePattern';
import { grantedRoutes, remotePolicy } from '../federation/remotePolicy';
import { type ShellScreen, shellRoutes } from './shellRoutes';

/** What a path leads to: a screen of the shell itself, a remote's screen, a remote that is not there, or nothing. */
export type Destination =
  | { kind: 'shell'; screen: ShellScreen; title: string }
  | { kind: 'remote'; release: RemoteRelease; route: RouteData; params: Record<string, string> }
  | { kind: 'unavailable'; name: string }
  | { kind: 'notFound' };

type RemoteRouteEntry = RouteData & { release: RemoteRelease };

/** Everything the shell can show: its own routes and those that the registry brings and the policy grants. */
export type RouteTable = { remoteRoutes: RemoteRouteEntry[]; missing: string[] };

/** Builds the table once per page; a release that oversteps its grant is left out and logged. */
export function createRouteTable(registry: RemoteRegistry): RouteTable {
  const remoteRoutes: RemoteRouteEntry[] = [];
  const missing: string[] = [];
  for (const name of Object.keys(remotePolicy)) {
    const release = registry.remotes[name];
    const granted = release
      ? grantedRoutes(release)
      : { refused: `${name} is not in the registry` };
    if ('refused' in granted) {
      console.error('Registrul de componente a fost refuzat în parte.', granted.refused);
      missing.push(name);
    } else
      remoteRoutes.push(
        ...granted.routes.map((route) => ({ ...route, release: release as RemoteRelease })),
      );
  }
  return { remoteRoutes, missing };
}

/** Where a path leads. */
export function findDestination(table: RouteTable, pathname: string): Destination {
  const own = matchRoute(shellRoutes, pathname);
  if (own) return { kind: 'shell', screen: own.route.screen, title: own.route.title };
  const found = matchRoute(table.remoteRoutes, pathname);
  if (found) {
    const { release, ...route } = found.route;
    return { kind: 'remote', release, route, params: found.params };
  }
  const owner = table.missing.find((name) => claims(name, pathname));
  return owner ? { kind: 'unavailable', name: owner } : { kind: 'notFound' };
}

/** Whether a path lies below a prefix that the policy keeps for a remote. */
function claims(name: string, pathname: string): boolean {
  const prefixes = Object.values(remotePolicy[name] ?? {}).flat();
  return prefixes.some(
    (prefix) => pathname === prefix || (prefix !== '/' && pathname.startsWith(`${prefix}/`)),
  );
}
