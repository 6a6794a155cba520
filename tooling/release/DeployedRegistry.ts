import { parseRegistry } from '@anunturi/shared-contract/registry/parseRegistry';
import type { ReleaseManifest } from '@anunturi/shared-contract/registry/releaseManifestSchema';
import type { ShellOffer } from '@anunturi/shared-contract/registry/remoteContract';
import {
  type RemoteRelease,
  remoteReleaseSchema,
} from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { ReleaseRefused } from './ReleaseTarget';

export type Act = 'release' | 'rollback' | 'canary' | 'promote' | 'end canary';

/** One line of what was done to the registry. `name` is a remote, or `shell`. */
export type HistoryEntry = { at: string; act: Act; name: string; version: string; by?: string };

/** `registry.json` as it is released: what the HTML server reads, and what was done before. */
export type DeployedRegistry = {
  remotes: Record<string, RemoteRelease>;
  canaries?: Record<string, { percent: number; release: RemoteRelease }>;
  /** The live shell, with what it offers to remotes. */
  shell?: ShellOffer & { release: string };
  history?: HistoryEntry[];
};

const KEPT_ENTRIES = 300;

export const REGISTRY_PATH = 'registry.json';

/** @throws ReleaseRefused when the text is no registry: it is left as it is */
export function readRegistryText(text: string | null): DeployedRegistry {
  if (text === null) return { remotes: {} };
  const raw = parseText(text);
  if (!parseRegistry(raw))
    throw new ReleaseRefused(
      `${REGISTRY_PATH} is no registry. Put the last good one in its place, or delete it.`,
    );
  return raw as DeployedRegistry;
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
  entry: Pick<HistoryEntry, 'at' | 'act' | 'by'>,
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
  percent: number,
  entry: Pick<HistoryEntry, 'at' | 'by'>,
): DeployedRegistry {
  const { [release.name]: _before, ...others } = registry.canaries ?? {};
  const canaries =
    percent > 0 ? { ...others, [release.name]: { percent, release: entryOf(release) } } : others;
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
  history: [...(registry.history ?? []), entry].slice(-KEPT_ENTRIES),
});

/** Versions that were live, in the order in which each was the first time. */
export function liveVersions({ history = [] }: DeployedRegistry, name: string): string[] {
  const live = history.filter(
    (entry) => entry.name === name && entry.act !== 'canary' && entry.act !== 'end canary',
  );
  return [...new Set(live.map(({ version }) => version))];
}

/** What pages need of a release: the registry stands in every page. */
const entryOf = (release: ReleaseManifest): RemoteRelease => remoteReleaseSchema.parse(release);
