import * as z from 'zod/mini';
import { remoteReleaseSchema } from './remoteReleaseSchema';

/** Size and subresource integrity of each file of a build, by its path in the folder. */
const assetsSchema = z.record(z.string(), z.object({ sizeBytes: z.int(), integrity: z.string() }));
export type Assets = z.infer<typeof assetsSchema>;

/** Where a build comes from. */
const originSchema = z.object({
  owner: z.string(),
  /** The commit of the sources; absent for a build from outside a repository. */
  commit: z.optional(z.string()),
  builtAt: z.string(),
  /** One hash over all files: two releases of the same bytes are the same build. */
  digest: z.string(),
  assets: assetsSchema,
});

/** `remote.json` of a version's folder: the registry's entry, every file of the version, and where it comes from. */
export const releaseManifestSchema = z.intersection(remoteReleaseSchema, originSchema);
export type ReleaseManifest = z.infer<typeof releaseManifestSchema>;

/** `shell.json` of a version of the shell. */
export const shellManifestSchema = z.extend(originSchema, {
  version: z.string(),
  contracts: z.array(z.int()),
  provides: z.record(z.string(), z.string()),
});
export type ShellManifest = z.infer<typeof shellManifestSchema>;
