import { deprecations, isOver } from '@anunturi/shared-contract/registry/deprecations';
import { grantedRoutes } from '@anunturi/shared-contract/registry/grantedRoutes';
import {
  type ShellOffer,
  contractMisfits,
} from '@anunturi/shared-contract/registry/remoteContract';
import { remoteReleaseSchema } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import type {
  ReleaseManifest,
  ShellManifest,
} from '@anunturi/shared-contract/registry/releaseManifestSchema';
import { type DeployedRegistry, liveVersionOf, shownReleases } from './DeployedRegistry';
import { signatureFault } from '@anunturi/edge/registry/signatureFault';
import type { PublishedShell } from './readManifest';
import { ReleaseRefused } from './ReleaseTarget';

/**
 * Stops a release that the HTML server and the shell would leave out, whole or in part, or that the live shell cannot run.
 * @throws ReleaseRefused with every reason
 */
export function checkRelease(
  release: unknown,
  { shell, grants }: Pick<DeployedRegistry, 'shell' | 'grants'>,
  now = new Date(),
): void {
  const { data, error } = remoteReleaseSchema.safeParse(release);
  const reasons = data
    ? [
        ...grantedRoutes(data, grants).refused,
        ...unsigned(data, grants[data.name]?.keys),
        ...(shell ? contractMisfits(data, shell) : []).map(
          (misfit) => `${data.name} wants ${misfit}`,
        ),
        ...deprecations
          .filter((each) => isOver(each, now) && each.isUsedBy(data))
          .map(({ what, until, instead }) => `${what} is refused since ${until}: ${instead}`),
      ]
    : error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (reasons.length > 0)
    throw new ReleaseRefused(`The release is refused.\n${reasons.join('\n')}`);
}

/** Why an entry is not signed as its grant wants it; nothing when it is. */
export const unsigned = (
  entry: { name: string; version: string },
  keys?: readonly string[],
): string[] => {
  const fault = signatureFault(entry, keys);
  return fault ? [`${entry.name} ${entry.version} ${fault}`] : [];
};

/** What a published shell offers, in the words of the registry, with what its list of files hashes to and its signature. */
export const offerOf = ({
  version,
  contracts,
  provides,
  manifestIntegrity,
  signature,
}: ShellManifest & Partial<PublishedShell>) => ({
  release: version,
  version: provides.shell!,
  contracts,
  provides,
  ...(manifestIntegrity && { manifestIntegrity }),
  ...(signature && { signature }),
});

/** Stops a shell that is not signed as the platform's keys want it. @throws ReleaseRefused with the reason */
export function checkShellSignature(shell: PublishedShell, keys?: readonly string[]): void {
  const fault = signatureFault(offerOf(shell), keys);
  if (fault) throw new ReleaseRefused(`The release is refused.\nshell ${shell.version} ${fault}`);
}

/**
 * Stops a shell, on its way forward or back, that something live, or a canary, cannot run in. Remotes in `without` are left
 * out: their own releases follow.
 * @throws ReleaseRefused with every reason
 */
export function checkShell(
  shell: ShellManifest,
  registry: DeployedRegistry,
  without: readonly string[] = [],
): void {
  const reasons = findMisfits(offerOf(shell), registry).flatMap(({ name, reason }) =>
    without.includes(name) ? [] : [reason],
  );
  if (reasons.length > 0)
    throw new ReleaseRefused(
      `shell ${shell.version} is refused: what is live cannot run in it. Change that first, or name it with --without and let its release follow.\n${reasons.join('\n')}`,
    );
}

/** What is live, or a canary, and cannot run in a shell, each with a reason. */
export const findMisfits = (
  shell: ShellOffer,
  registry: DeployedRegistry,
): { name: string; reason: string }[] =>
  shownReleases(registry).flatMap((release) =>
    contractMisfits(release, shell).map((misfit) => ({
      name: release.name,
      reason: `${release.name} ${release.version} wants ${misfit}`,
    })),
  );

/** Stops what was decided while another version was live. @throws ReleaseRefused with both */
export function checkLive(name: string, was: string | null, registry: DeployedRegistry): void {
  const live = liveVersionOf(name, registry);
  if (live !== was)
    throw new ReleaseRefused(
      `${name}: ${live ?? 'nothing'} is live by now, not ${was ?? 'nothing'}.`,
    );
}

/** Stops what was decided about a canary that is over, or another one. @throws ReleaseRefused when it is */
export function checkCanary(
  { name, version }: Pick<ReleaseManifest, 'name' | 'version'>,
  { canaries }: DeployedRegistry,
): void {
  if (canaries?.[name]?.release.version !== version)
    throw new ReleaseRefused(`${name} ${version} is no canary any more.`);
}
