import type { Access, RemoteRelease, RouteData } from '@anunturi/shared-domain/site/remoteRegistry';

type Grant = Partial<Record<Access, string[]>>;

/** Which path prefixes each remote may claim, by access. A registry that oversteps it is refused. */
export const remotePolicy: Record<string, Grant> = {
  listings: {
    public: [
      '/',
      '/toate-anunturile',
      '/anunt',
      '/post',
      '/adauga-anunt',
      '/test-upload',
      '/vanzator',
      '/comparare',
    ],
    user: ['/dashboard', '/mesaje-primite', '/edit-anunt'],
  },
  documents: {
    public: ['/contracte', '/calculator', '/arhivare', '/generare-pdf'],
    user: ['/arhivare', '/generare-pdf'],
  },
  blog: { public: ['/blog'] },
  admin: { admin: ['/admin'], public: ['/transparenta'] },
};

/** The routes of a release, or the first reason why the shell refuses it. */
export function grantedRoutes(
  release: RemoteRelease,
): { routes: RouteData[] } | { refused: string } {
  const grant = remotePolicy[release.name];
  if (!grant) return { refused: `no remote named ${release.name} is known here` };
  const overstep = release.routes.find((route) => !isGranted(route, grant));
  return overstep
    ? { refused: `${release.name} may not claim ${overstep.path} as ${overstep.access}` }
    : { routes: release.routes };
}

function isGranted(route: RouteData, grant: Grant): boolean {
  return (grant[route.access] ?? []).some(
    (prefix) => route.path === prefix || (prefix !== '/' && route.path.startsWith(`${prefix}/`)),
  );
}
