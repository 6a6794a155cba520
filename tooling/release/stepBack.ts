import { type Complaints, isReached } from '@anunturi/edge/telemetry/isReached';
import type {
  PartSums,
  TelemetryReport,
  VisitCounts,
} from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { readRegistry } from './readRegistry';
import { changeRegistry } from './changeRegistry';
import { readManifest } from './readManifest';
import type { Signing } from './releaseKeys';
import { checkLive, checkRelease } from './checkRelease';
import { proveRelease } from './proveRelease';
import { type DeployedRegistry, isOfCanary, withLive } from './DeployedRegistry';
import { versionBefore } from './liveVersions';
import { endCanary } from './endCanary';
import type { Failing } from './Failing';
import type { ReleaseTarget } from './ReleaseTarget';

/** `stepBack` of remotes.config.json. */
export type StepBackSettings = {
  /** A version is judged for so long after it went live; 0 switches it off. */
  withinMinutes: number;
  /** What visitors must have seen where the site's own look finds it broken, too. */
  seenBroken: Complaints;
  /** What they must have seen where it does not: it is their word alone. */
  onTheirWord: Complaints;
};

const MINUTE_MS = 60_000;

/** `data` where its data fails of the version's own making; `isSeenBroken`: by the site's own look. */
type New = Omit<Failing, 'shown' | 'failed'> & {
  visits: VisitCounts;
  data: VisitCounts | undefined;
  isSeenBroken: boolean;
};

/** What has just been released, was seen by visitors, and has a version before. */
function findNew(
  registry: DeployedRegistry,
  parts: readonly PartSums[],
  withinMinutes: number,
  now: Date,
): New[] {
  return Object.keys(registry.remotes).flatMap((name) => {
    const last = registry.history?.findLast((entry) => entry.name === name && !isOfCanary(entry));
    const version = registry.remotes[name]?.version;
    // Who has gone back, or was led back, stays there: somebody has looked, or somebody must.
    if (!last || last.version !== version || !['release', 'promote'].includes(last.act)) return [];
    if (now.getTime() - Date.parse(last.at) > withinMinutes * MINUTE_MS) return [];
    const { visits, data, look } = parts.find((each) => isOf(each, name, version)) ?? {};
    // What the server counted before it knew of this release is of an earlier one of the same version.
    if (visits?.since !== last.at) return [];
    const to = versionBefore(registry, name, version);
    if (!to) return [];
    const isSeenBroken = (look?.faults ?? []).length > 0;
    const isOwn = data !== undefined && isOfItsMaking({ name, data, to }, parts);
    return [{ name, from: version, to, visits, data: isOwn ? data : undefined, isSeenBroken }];
  });
}

/** Data that fails in other parts too, or failed half as often in the version before, is not there for other reasons. */
const isOfItsMaking = (
  { name, data, to }: { name: string; data: VisitCounts; to: string },
  parts: readonly PartSums[],
): boolean =>
  data.failed / data.shown > 2 * dataShareOf(parts.find((each) => isOf(each, name, to))) &&
  parts.every(
    (each) => each.part === name || !each.data || each.data.failed < each.data.shown * ELSEWHERE,
  );

/** From this share on of the visits of another part the data is away for it as well. */
const ELSEWHERE = 0.2;

/** How often data failed, of the times that a version was shown. */
const dataShareOf = (sums: PartSums | undefined): number =>
  sums && sums.loads > 0 ? (sums.faults.data ?? 0) / sums.loads : 0;

const isOf = (sums: PartSums, name: string, version: string) =>
  sums.part === name && sums.version === version;

/**
 * Returns the registry, under its lock, to the version before of each remote whose new version fails, and ends the canaries
 * that the site says are to end, each signed anew where keys are granted. One that somebody has released or rolled back meanwhile is left as they want it.
 * @returns what was taken back, and why not what fails and stays: one remote does not hold up the others
 */
export async function stepBack(
  target: ReleaseTarget,
  { parts, canaries = [] }: Pick<TelemetryReport, 'parts' | 'canaries'>,
  settings: StepBackSettings,
  now = new Date(),
  signing: Signing = {},
): Promise<{ taken: Failing[]; refused: string[] }> {
  const { withinMinutes, seenBroken, onTheirWord } = settings;
  const taken: Failing[] = [];
  const refused: string[] = [];
  const registry = await readRegistry(target);
  const context = { target, ...signing };
  for (const { visits, data, isSeenBroken, ...each } of findNew(
    registry,
    parts,
    withinMinutes,
    now,
  )) {
    const enough = isSeenBroken ? seenBroken : onTheirWord;
    const isOfData = !isReached(visits, enough) && isReached(data, enough);
    const { shown, failed } = isOfData && data ? data : visits;
    const failing: Failing = { ...each, shown, failed, ...(isOfData && { isOfData }) };
    if (isReached(visits, enough) || isOfData)
      await takeBack(failing, context, now).then(
        () => taken.push(failing),
        (error: Error) =>
          refused.push(`${each.name} ${each.from} fails and stays: ${error.message}`),
      );
    else if (isReached(visits, seenBroken) || isReached(data, seenBroken))
      refused.push(
        `${each.name} ${each.from} is said to fail, and the site itself finds nothing: it stays until somebody looks, or many more say so.`,
      );
  }
  for (const canary of withinMinutes > 0 ? canaries : [])
    if (canary.ends)
      await endCanary(canary, context, now).then(
        (failing) => taken.push(failing),
        (error: Error) =>
          refused.push(
            `The canary ${canary.name} ${canary.version} fails and goes on: ${error.message}`,
          ),
      );
  return { taken, refused };
}

async function takeBack(
  { name, from, to, shown, failed, isOfData }: Failing,
  context: Signing & { target: ReleaseTarget },
  now: Date,
): Promise<void> {
  const { target } = context;
  const before = await readManifest(name, to, target);
  await proveRelease(before, target);
  const next = (registry: DeployedRegistry) => {
    checkLive(name, from, registry);
    checkRelease(before, registry);
    const entry = { at: now.toISOString(), act: 'step back', by: 'the site' } as const;
    return withLive(registry, before, {
      ...entry,
      stepBack: { from, shown, failed, ...(isOfData && { isOfData }) },
    });
  };
  await changeRegistry(name, context, next, { goesOn: true });
}
