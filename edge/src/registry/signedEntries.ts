import { type Canary, parseCanaries } from '@anunturi/shared-contract/registry/parseCanaries';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import type { RouteGrants } from '@anunturi/shared-contract/registry/routeGrantsSchema';
import * as z from 'zod/mini';
import type { ReleaseFolder } from '../rendering/createReleaseFileReader';
import { listFault } from './listFault';
import { signatureFault } from './signatureFault';

/** Why the grants of a registry do not count: the owner of the platform has not signed them. */
export const grantsFault = (raw: unknown, keys: readonly string[] | undefined): string | null => {
  const { data } = signedGrantsSchema.safeParse(raw);
  return signatureFault({ grants: data?.grants, signature: data?.grantsSignature }, keys);
};
const signedGrantsSchema = z.object({
  grants: z.unknown(),
  grantsSignature: z.optional(z.unknown()),
});

/** Why a release does not count where its grant names keys; undefined where it counts. */
export async function entryFault(
  release: RemoteRelease,
  entry: unknown,
  grants: RouteGrants,
  folder: ReleaseFolder,
): Promise<string | undefined> {
  const keys = Object.hasOwn(grants, release.name) ? grants[release.name]?.keys : undefined;
  if (!keys) return undefined;
  const fault = signatureFault(entry, keys) ?? (await listFault(release, folder));
  return fault ? `${release.name} ${release.version} ${fault}` : undefined;
}

const canaryEntriesSchema = z.object({
  canaries: z.record(z.string(), z.object({ release: z.unknown() })),
});

/** The canaries that are signed where they must be; everybody gets what is live instead of another one. */
export async function soundCanaries(
  raw: unknown,
  grants: RouteGrants,
  folder: ReleaseFolder,
): Promise<Record<string, Canary>> {
  const canaries = parseCanaries(raw);
  const entries = canaryEntriesSchema.safeParse(raw).data?.canaries;
  for (const [name, { release }] of Object.entries(canaries)) {
    const fault = await entryFault(release, entries?.[name]?.release, grants, folder);
    if (!fault) continue;
    console.error(`The canary of ${name} is left out.`, fault);
    delete canaries[name];
  }
  return canaries;
}
