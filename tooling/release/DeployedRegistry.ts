import type { Canary } from '@anunturi/shared-contract/registry/parseCanaries';
import { parseRegistry } from '@anunturi/shared-contract/registry/parseRegistry';
import type { ReleaseManifest } from '@anunturi/shared-contract/registry/releaseManifestSchema';
import type { ShellOffer } from '@anunturi/shared-contract/registry/remoteContract';
import {
  type RemoteRelease,
  remoteReleaseSchema,
} from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import type { RouteGrants } from '@anunturi/shared-contract/registry/routeGrantsSchema';
import type { Signature } from '@anunturi/shared-contract/registry/signatureSchema';
import type { Statement } from '@anunturi/shared-contract/registry/statementSchema';
import type { StepBack } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { configuredGrants } from '@anunturi/edge/registry/configuredGrants';
import { ReleaseRefused } from './ReleaseTarget';

export type Act =
  | 'release'
  | 'rollback'
  | 'canary'
  | 'promote'
  | 'end canary'
  | 'grants'
  | 'step back';

/** One line of what was done to the registry. `name` is a remote, `shell`, or `grants`. */
export type HistoryEntry = {
  at: string;
  act: Act;
  name: string;
  version: string;
  by?: string;
  /** Of a step back: the version that failed, or whose data did, and at how many of the visits that it was shown at. */
  stepBack?: Pick<StepBack, 'from' | 'shown' | 'failed' | 'isOfData' | 'isCanary'>;
};

/** `registry.json` as it is released: what the HTML server reads, and what was done before. */
export type DeployedRegistry = {
  remotes: Record<string, RemoteRelease>;
  /** What each remote may claim. */
  grants: RouteGrants;
  canaries?: Record<string, Canary>;
  /** Links to previews that were taken back, by their hash, and until when they would have lasted. */
  revokedPreviews?: Record<string, number>;
  /** The live shell, with what it offers to remotes. */
  shell?: ShellOffer & { release: string; manifestIntegrity?: string; signature?: Signature };
  /** Of each part, by its owner, where keys are granted: what is live of it. */
  statements?: Record<string, Statement>;
  history?: HistoryEntry[];
};

/** Of each part; canaries are counted apart, so that no number of them hides what was live. */
const KEPT_ENTRIES = 100;

export const REGISTRY_PATH = 'registry.json';

/** A registry without sound grants gets the configured ones. @throws ReleaseRefused when the text is no registry: it is left as it is */
export const readRegistryText = (text: string | null): DeployedRegistry =>
  readDeployed(text).registry;

/** The same, and whether its grants are written in it: configured ones are in force for nobody but who releases next. */
export function readDeployed(text: string | null): {
  registry: DeployedRegistry;
  hasGrants: boolean;
} {
  if (text === null)
    return { registry: { remotes: {}, grants: configuredGrants }, hasGrants: false };
  const raw = parseText(text);
  const parsed = parseRegistry(raw);
  if (!parsed)
    throw new ReleaseRefused(
      `${REGISTRY_PATH} is no registry. Put the last good one in its place, or delete it.`,
    );
  const hasGrants = !parsed.brokenGrants;
  // As they are written, what is not known here too: that is what their signature is of.
  const registry = raw as DeployedRegistry;
  return { registry: hasGrants ? registry : { ...registry, grants: configuredGrants }, hasGrants };
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null; // the same as any other text that is no registry
  }
}

/** The registry with a release live; a canary of that remote is over. */
export function withLive(
  registry: DeployedRegistry,
  release: ReleaseManifest,
  entry: Omit<HistoryEntry, 'name' | 'version'>,
): DeployedRegistry {
  const { [release.name]: _over, ...canaries } = registry.canaries ?? {};
  return noted(
    {
      ...registry,
      remotes: { ...registry.remotes, [release.name]: entryOf(release) }, // an entry that is broken stays until somebody mends it
      canaries,
    },
    { ...entry, name: release.name, version: release.version },
  );
}

/** The registry with a release shown to so many of a hundred visitors; 0 ends it. */
export function withCanary(
  registry: DeployedRegistry,
  release: ReleaseManifest,
  { percent, only }: Pick<Canary, 'percent' | 'only'>,
  entry: Pick<HistoryEntry, 'at' | 'by' | 'stepBack'>,
): DeployedRegistry {
  const { [release.name]: _before, ...others } = registry.canaries ?? {};
  const canaries =
    percent > 0
      ? { ...others, [release.name]: { percent, ...(only && { only }), release: entryOf(release) } }
      : others;
  return noted(
    { ...registry, canaries },
    {
      ...entry,
      act: percent > 0 ? 'canary' : 'end canary',
      name: release.name,
      version: release.version,
    },
  );
}

export const noted = (registry: DeployedRegistry, entry: HistoryEntry): DeployedRegistry => ({
  ...registry,
  history: newestOfEach([...(registry.history ?? []), entry]),
});

function newestOfEach(history: readonly HistoryEntry[]): HistoryEntry[] {
  const counts = new Map<string, number>();
  const isKept = (entry: HistoryEntry) => {
    const kind = `${entry.name} ${isOfCanary(entry)}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= KEPT_ENTRIES;
  };
  return history.toReversed().filter(isKept).toReversed();
}

/** Whether an act changes what some see, and not what is live. */
export const isOfCanary = ({ act }: HistoryEntry): boolean =>
  act === 'canary' || act === 'end canary';

export const liveVersionOf = (name: string, { shell, remotes }: DeployedRegistry): string | null =>
  (name === 'shell' ? shell?.release : remotes[name]?.version) ?? null;

/** What is live, and the canaries. */
export const shownReleases = ({ remotes, canaries = {} }: DeployedRegistry): RemoteRelease[] =>
  [...Object.values(remotes), ...Object.values(canaries).map(({ release }) => release)].filter(
    (release) => Array.isArray(release?.routes), // an entry that is broken stays until somebody mends it
  );

/** What pages need of a release: the registry stands in every page. */
export const entryOf = (release: ReleaseManifest): RemoteRelease =>
  remoteReleaseSchema.parse(release);
