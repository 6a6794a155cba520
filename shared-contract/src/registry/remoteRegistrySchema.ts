import * as z from 'zod/mini';
import { remoteReleaseSchema } from './remoteReleaseSchema';

/** Which version of each remote is live, by name: the one file that a deploy or a roll back changes. */
export const remoteRegistrySchema = z.object({
  remotes: z.record(z.string(), remoteReleaseSchema),
});
export type RemoteRegistry = z.infer<typeof remoteRegistrySchema>;
