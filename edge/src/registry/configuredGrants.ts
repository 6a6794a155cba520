import {
  type RouteGrants,
  routeGrantsSchema,
} from '@anunturi/shared-contract/registry/routeGrantsSchema';
import config from '../../../remotes.config.json' with { type: 'json' };

/** What remotes.config.json grants, to remotes that have a repository of their own as well; it is in force once it is released, and as long as nothing was. */
export const configuredGrants: RouteGrants = routeGrantsSchema.parse(
  Object.fromEntries(
    [...config.remotes, ...config.elsewhere].map(({ name, grant }) => [name, grant]),
  ),
);
