import { grantedRoutes } from './grantedRoutes';
import type { RemoteRegistry } from './remoteRegistrySchema';

/** The registry without what oversteps a grant, and the reasons: a release keeps its granted routes; one that has none is left out. */
export function grantedRegistry({ remotes, grants }: RemoteRegistry): {
  registry: RemoteRegistry;
  refused: string[];
} {
  const granted: RemoteRegistry = { remotes: {}, grants };
  const refused: string[] = [];
  for (const release of Object.values(remotes)) {
    const { routes, refused: reasons } = grantedRoutes(release, grants);
    if (routes.length > 0) granted.remotes[release.name] = { ...release, routes };
    refused.push(...reasons);
  }
  return { registry: granted, refused };
}
