import {
  type RouteGrants,
  routeGrantsSchema,
} from '@anunturi/shared-contract/registry/routeGrantsSchema';
import config from '../../../remotes.config.json' with { type: 'json' };

/** What remotes.config.json grants; it is in force once it is released, and as long as nothing was. */
export const configuredGrants: RouteGrants = routeGrantsSchema.parse(
  Object.fromEntries(config.remotes.map(({ name, grant }) => [name, grant])),
);
