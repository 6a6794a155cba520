import type { OwnLook, PartSums } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import type { EdgeContext } from '../EdgeContext';
import { createOwnLook } from '../health/createOwnLook';
import type { createVisitCounts } from './countedVisits';
import type { KeptVisits } from './KeptSums';
import type { Deployed } from './createDeployedReader';

/** A canary of which nobody complains is looked at so often, however often somebody asks. */
const LOOKS_EVERY_MS = 60_000;
/** More canaries than run at a time. */
const KEPT_LOOKS = 20;

export type Seen = Pick<PartSums, 'visits' | 'data' | 'look'>;

/**
 * What was seen of a version at visits, and, where it is said to fail or is a canary, by this server itself.
 */
export function createSeenReader(
  context: EdgeContext,
  counts: Pick<ReturnType<typeof createVisitCounts>, 'read'>,
) {
  const { elapsedMs = () => performance.now() } = context;
  const lookAt = createOwnLook(context);
  const looks = new Map<string, { atMs: number; look: Promise<OwnLook | undefined> }>();

  function lookNowAndThen(release: RemoteRelease): Promise<OwnLook | undefined> {
    const key = `${release.name} ${release.version}`;
    const kept = looks.get(key);
    if (kept && elapsedMs() - kept.atMs < LOOKS_EVERY_MS) return kept.look;
    const look = lookAt(release);
    looks.delete(key);
    if (looks.size >= KEPT_LOOKS) looks.delete([...looks.keys()][0]!);
    looks.set(key, { atMs: elapsedMs(), look });
    return look;
  }

  return async (
    { part, version }: Pick<PartSums, 'part' | 'version'>,
    { live, releases, canaries, others }: Deployed & { others: readonly KeptVisits[] },
  ): Promise<Seen> => {
    const seen = counts.read(part, version, { live, others });
    const release = releases.find((each) => each.name === part && each.version === version);
    if (!release) return seen;
    const isCanary = canaries.some((each) => each.name === part && each.version === version);
    const isSaidToFail = seen.visits?.failed || seen.data;
    const look = await (isSaidToFail ? lookAt(release) : isCanary && lookNowAndThen(release));
    return { ...seen, ...(look && { look }) };
  };
}
