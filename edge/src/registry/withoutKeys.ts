import type { RouteGrants } from '@anunturi/shared-contract/registry/routeGrantsSchema';

/** Grants by which nothing has to be signed. */
export const withoutKeys = (grants: RouteGrants): RouteGrants =>
  Object.fromEntries(
    Object.entries(grants).map(([name, { keys: _keys, watchKeys: _watchKeys, ...grant }]) => [
      name,
      grant,
    ]),
  );
