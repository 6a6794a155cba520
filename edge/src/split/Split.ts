import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';
import type { RouteGrants } from '@anunturi/shared-contract/registry/routeGrantsSchema';

/** A site whose pages for administrators stand on an origin of their own: which of the two a server answers, and the other one. */
export type Split = { serves: 'admin' | 'public'; otherOrigin: string };

/** What one of the two origins shows of a registry: its own routes and grants, and no remote that has none. */
export function ofOrigin(
  { remotes, grants }: RemoteRegistry,
  serves: Split['serves'],
): RemoteRegistry {
  const isOwn = ({ access }: { access: string }) => (access === 'admin') === (serves === 'admin');
  const shown = Object.values(remotes).flatMap((release) => {
    const routes = release.routes.filter(isOwn);
    return routes.length > 0 ? [[release.name, { ...release, routes }] as const] : [];
  });
  return { remotes: Object.fromEntries(shown), grants: grantsOf(grants, serves) };
}

const grantsOf = (grants: RouteGrants, serves: Split['serves']): RouteGrants =>
  Object.fromEntries(
    Object.entries(grants).flatMap(([name, { admin, public: open, user, ...rest }]) => {
      const own = serves === 'admin' ? { admin } : { public: open, user };
      const hasAny = Object.values(own).some((prefixes) => prefixes && prefixes.length > 0);
      return hasAny ? [[name, { ...rest, ...own }]] : [];
    }),
  );
