import type { RemoteRelease, RouteData } from './remoteReleaseSchema';

/** A release for tests, with files for the screens of its routes. */
export function sampleRelease(
  name: string,
  routes: readonly RouteData[] = [],
  change: Partial<RemoteRelease> = {},
): RemoteRelease {
  return {
    name,
    version: '1.0.0-abc',
    url: `/remotes/${name}/1.0.0-abc/`,
    entry: 'remoteEntry.js',
    integrity: 'sha384-entry',
    manifestIntegrity: 'sha384-list',
    contract: 1,
    routes: [...routes],
    files: {
      lifecycles: [],
      screens: Object.fromEntries(routes.map(({ screen }) => [screen, []])),
    },
    ...change,
  };
}
