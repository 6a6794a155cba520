import * as z from 'zod/mini';
import type { RemoteRegistry } from './remoteRegistrySchema';
import { type RemoteRelease, remoteReleaseSchema } from './remoteReleaseSchema';
import { routeGrantsSchema } from './routeGrantsSchema';

export type ParsedRegistry = {
  registry: RemoteRegistry;
  /** Why an entry was left out, by its name. */
  broken: Record<string, string>;
  /** Why nothing is granted: the grants are missing or broken. */
  brokenGrants?: string;
};

const anyRegistrySchema = z.object({
  remotes: z.record(z.string(), z.unknown()),
  grants: z.optional(z.unknown()),
});

/** A registry as read from a file or the network; a broken entry is left out alone. Null when it is no registry at all. */
export function parseRegistry(raw: unknown): ParsedRegistry | null {
  const { data } = anyRegistrySchema.safeParse(raw);
  if (!data) return null;
  const remotes: Record<string, RemoteRelease> = {};
  const broken: Record<string, string> = {};
  for (const [name, entry] of Object.entries(data.remotes)) {
    const parsed = remoteReleaseSchema.safeParse(entry);
    if (!parsed.success) broken[name] = describe(parsed.error.issues[0]);
    else if (parsed.data.name !== name) broken[name] = `it is a release of ${parsed.data.name}`;
    else remotes[name] = parsed.data;
  }
  const grants = routeGrantsSchema.safeParse(data.grants);
  if (grants.success) return { registry: { remotes, grants: grants.data }, broken };
  const brokenGrants = describe(grants.error.issues[0]);
  return { registry: { remotes, grants: {} }, broken, brokenGrants };
}

const describe = (issue: z.core.$ZodIssue | undefined) =>
  `${issue?.path.join('.') || 'it'}: ${issue?.message ?? 'invalid'}`;
