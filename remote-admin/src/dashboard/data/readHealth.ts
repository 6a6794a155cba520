import {
  type Fault,
  type ErrorReport,
  STATUS_PATH,
} from '@anunturi/shared-contract/page/ErrorReport';
import { readPageConfig } from '@anunturi/shared-contract/page/readPageConfig';
import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { type DeviceError, readErrors } from '#data/deviceErrors';
import { readFromServer } from './readFromServer';

/**
 * One part of the site: its live version, whether its first file answers (and how fast), and the faults seen in it by
 * the server and by this browser.
 */
export type PartHealth = {
  name: string;
  version: string;
  answersInMs: number | null;
  serverFaults: number;
  lastServerFault?: Fault;
  errors: DeviceError[];
};
/** `serverSinceMs` is absent where no server tells (a remote run alone). */
export type Health = { serverSinceMs?: number; parts: PartHealth[]; shellErrors: DeviceError[] };

/** Asks every remote that is live for its entry file, and the server for its last errors. */
export async function readHealth(): Promise<Health> {
  const remotes = await readLiveReleases();
  const answers = await Promise.all(
    remotes.map(({ url, entry }) => measure(new URL(entry, new URL(url, location.href)).href)),
  );
  const report = await readFaults();
  const errors = readErrors();
  const parts = remotes.map(({ name, version }, at) => ({
    name,
    version,
    answersInMs: answers[at] ?? null,
    serverFaults: report?.counts[name] ?? 0,
    lastServerFault: report?.last.find(({ remote }) => remote === name),
    errors: errors.filter(({ part }) => part === name),
  }));
  return {
    ...(report && { serverSinceMs: report.sinceMs }),
    parts,
    shellErrors: errors.filter(({ part }) => !remotes.some(({ name }) => name === part)),
  };
}

/** A tab that stands open has the registry of an earlier time; it serves where the live one does not come. */
async function readLiveReleases(): Promise<RemoteRelease[]> {
  const live = await readFromServer<Partial<RemoteRegistry>>('/registry.json');
  return Object.values(live?.remotes ?? readPageConfig()?.registry.remotes ?? {});
}

async function readFaults(): Promise<ErrorReport | null> {
  const report = await readFromServer<ErrorReport | { isReady: boolean }>(STATUS_PATH);
  return report && 'counts' in report ? report : null;
}

async function measure(url: string): Promise<number | null> {
  const start = performance.now();
  try {
    const answer = await fetch(url, { cache: 'no-store', method: 'HEAD' });
    return answer.ok ? Math.round(performance.now() - start) : null;
  } catch {
    return null; // not reachable: what the table says
  }
}
