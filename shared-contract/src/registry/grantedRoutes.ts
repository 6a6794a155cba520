import type { RemoteRelease, RouteData } from './remoteReleaseSchema';
import { isBelow } from './isBelow';
import type { RouteGrants } from './routeGrantsSchema';

export type GrantedRoutes = {
  routes: RouteData[];
  /** A reason for each route that oversteps the grant. */
  refused: string[];
};

/**
 * The routes of a release that its grant allows. The release program refuses a release that oversteps; the HTML server and
 * the shell leave out the route.
 */
export function grantedRoutes(
  { name, routes }: Pick<RemoteRelease, 'name' | 'routes'>,
  grants: RouteGrants,
): GrantedRoutes {
  const grant = Object.hasOwn(grants, name) ? grants[name] : undefined;
  const isGranted = ({ path, access }: RouteData) =>
    grant?.[access]?.some((prefix) => isBelow(prefix, path)) ?? false;
  return {
    routes: routes.filter(isGranted),
    refused: routes
      .filter((route) => !isGranted(route))
      .map(({ path, access }) => `${name} may not claim ${path} as ${access}`),
  };
}
