import {
  type RouteGrants,
  routeGrantsSchema,
} from '@anunturi/shared-contract/registry/routeGrantsSchema';
import * as z from 'zod/mini';
import { withoutKeys } from './withoutKeys';
import { publicKeyField } from '@anunturi/shared-contract/registry/signatureSchema';
import config from '../../../remotes.config.json' with { type: 'json' };

/** What remotes.config.json grants, to remotes that have a repository of their own as well; it is in force once it is released, and as long as nothing was. */
export const configuredGrants: RouteGrants = routeGrantsSchema.parse(
  Object.fromEntries(
    [...config.remotes, ...config.elsewhere].map(({ name, grant }) => [name, grant]),
  ),
);

/** The same for a machine of one's own: what is built there is signed by nobody. */
export const unsignedGrants: RouteGrants = withoutKeys(configuredGrants);

const platformSchema = z.object({
  /** Missing in a repository that holds a remote alone. */
  shell: z.optional(z.object({ keys: z.optional(z.array(publicKeyField).check(z.minLength(1))) })),
});

/** Keys of the shell's owner: they sign its releases and the grants. Without any nobody asks for these signatures. */
export const platformKeys: readonly string[] | undefined = platformSchema.parse(config).shell?.keys;
