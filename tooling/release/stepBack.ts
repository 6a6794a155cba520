import type {
  PartSums,
  TelemetryReport,
} from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { readRegistry } from './acts';
import { readManifest } from './readManifest';
import { checkLive, checkRelease } from './checkRelease';
import { proveRelease } from './proveRelease';
import {
  type DeployedRegistry,
  REGISTRY_PATH,
  isOfCanary,
  readRegistryText,
  withLive,
} from './DeployedRegistry';
import { versionBefore } from './liveVersions';
import type { ReleaseTarget } from './ReleaseTarget';

/** `stepBack` of remotes.config.json. */
export type StepBackSettings = {
  /** A version is judged for so long after it went live; 0 switches it off. */
  withinMinutes: number;
  /** It must have failed at so many addresses: one broken browser is none of a release's making. */
  fromAddresses: number;
  /** And at so many of a hundred addresses that it was shown to. */
  failedPercent: number;
};

/** A remote whose new version fails, and what to go back to. */
export type Failing = {
  name: string;
  from: string;
  to: string;
  shown: number;
  failed: number;
};

const MINUTE_MS = 60_000;

/** What has just been released and fails at too many addresses, and has a version before. */
export function findFailing(
  registry: DeployedRegistry,
  parts: readonly PartSums[],
  { withinMinutes, fromAddresses, failedPercent }: StepBackSettings,
  now: Date,
): Failing[] {
  return Object.keys(registry.remotes).flatMap((name) => {
    const last = registry.history?.findLast((entry) => entry.name === name && !isOfCanary(entry));
    const version = registry.remotes[name]?.version;
    // Who has gone back, or was led back, stays there: somebody has looked, or somebody must.
    if (!last || last.version !== version || !['release', 'promote'].includes(last.act)) return [];
    if (now.getTime() - Date.parse(last.at) > withinMinutes * MINUTE_MS) return [];
    const sums = parts.find((each) => each.part === name && each.version === version);
    // What the server counted before it knew of this release is of an earlier one of the same version.
    if (sums?.addresses?.since !== last.at) return [];
    const { shown, failed } = sums.addresses;
    if (failed < fromAddresses || failed * 100 < shown * failedPercent) return [];
    const to = versionBefore(registry, name, version);
    return to ? [{ name, from: version, to, shown, failed }] : [];
  });
}

/**
 * Returns the registry, under its lock, to the version before of each remote whose new version fails. One that somebody
 * has released or rolled back meanwhile is left as they want it.
 * @returns what was taken back, and why not what could not be: one remote does not hold up the others
 */
export async function stepBack(
  target: ReleaseTarget,
  { parts }: Pick<TelemetryReport, 'parts'>,
  settings: StepBackSettings,
  now = new Date(),
): Promise<{ taken: Failing[]; refused: string[] }> {
  const taken: Failing[] = [];
  const refused: string[] = [];
  for (const failing of findFailing(await readRegistry(target), parts, settings, now))
    await takeBack(failing, target, now).then(
      () => taken.push(failing),
      (error: Error) =>
        refused.push(`${failing.name} ${failing.from} fails and stays: ${error.message}`),
    );
  return { taken, refused };
}

async function takeBack(
  { name, from, to, shown, failed }: Failing,
  target: ReleaseTarget,
  now: Date,
): Promise<void> {
  const before = await readManifest(name, to, target);
  await proveRelease(before, target);
  await target.changeText(REGISTRY_PATH, (text) => {
    const registry = readRegistryText(text);
    checkLive(name, from, registry);
    checkRelease(before, registry);
    const entry = { at: now.toISOString(), act: 'step back', by: 'the site' } as const;
    const next = withLive(registry, before, { ...entry, stepBack: { from, shown, failed } });
    return JSON.stringify(next, null, 1);
  });
}
