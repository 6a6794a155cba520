import { isBelow } from './isBelow';
import type { RemoteRelease, RouteData } from './remoteReleaseSchema';
import type { RouteGrant, RouteGrants } from './routeGrantsSchema';

export type GrantedRoutes = {
  routes: RouteData[];
  /** A reason for each route that oversteps the grant; one for all when the release itself does. */
  refused: string[];
};

type Claim = Pick<RemoteRelease, 'name' | 'routes' | 'url' | 'integrity' | 'manifestIntegrity'>;

/**
 * The routes of a release that its grant allows. None when its files come from an origin that is not granted, or when it names
 * no hash for each of them: the right to write the registry is no right to run anything on the site. The release
 * program refuses a release that oversteps; the HTML server and the shell leave out what does.
 */
export function grantedRoutes(release: Claim, grants: RouteGrants): GrantedRoutes {
  const { name, routes } = release;
  const grant = (Object.hasOwn(grants, name) ? grants[name] : undefined) ?? {};
  const faults = faultsOf(release, grant);
  if (faults.length > 0) return { routes: [], refused: faults };
  const isGranted = ({ path, access }: RouteData) =>
    grant[access]?.some((prefix) => isBelow(prefix, path)) ?? false;
  return {
    routes: routes.filter(isGranted),
    refused: routes
      .filter((route) => !isGranted(route))
      .map(({ path, access }) => `${name} may not claim ${path} as ${access}`),
  };
}

function faultsOf({ name, url, integrity, manifestIntegrity }: Claim, grant: RouteGrant): string[] {
  const origin = url.startsWith('/') ? undefined : new URL(url).origin;
  if (origin && !grant.origins?.includes(origin))
    return [`${name} may not be loaded from ${origin}`];
  // A development server knows no hash of what it makes anew at each change.
  const isDevelopment = origin?.startsWith('http:');
  if (!isDevelopment && !(integrity && manifestIntegrity))
    return [`${name} names no hash for each of its files`];
  return [];
}
