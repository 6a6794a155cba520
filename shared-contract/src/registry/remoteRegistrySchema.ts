import * as z from 'zod/mini';
import { remoteReleaseSchema } from './remoteReleaseSchema';
import { routeGrantsSchema } from './routeGrantsSchema';

/** Which version of each remote is live, by name, and what each may claim: the one file that a deploy or a roll back changes. */
export const remoteRegistrySchema = z.object({
  remotes: z.record(z.string(), remoteReleaseSchema),
  grants: routeGrantsSchema,
});
export type RemoteRegistry = z.infer<typeof remoteRegistrySchema>;
