import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import type { BrokenKind } from './brokenBuilds';
import { runTool, sources } from './runTool';

/** A remote that is built from sources that are broken, in a copy of them. */
export async function buildBroken(name: string, kind: BrokenKind) {
  const copy = await mkdtemp(join(tmpdir(), `broken-${name}-`));
  const remove = () => rm(copy, { recursive: true, force: true });
  try {
    await runTool(sources, 'test/buildBroken.ts', name, kind, copy);
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    /** Makes it live in a folder of files. @returns what is live then */
    async release(files: string, ...options: string[]): Promise<RemoteRelease> {
      await runTool(copy, 'bin/release.ts', 'release', name, '--to', files, ...options);
      return readLive(name, files);
    },
    /** Shows it to a tenth of the visitors. */
    async canary(files: string): Promise<void> {
      await runTool(copy, 'bin/release.ts', 'canary', name, '10', '--to', files);
    },
    remove,
  };
}

/** Makes the release before live again. */
export async function rollBack(name: string, files: string): Promise<RemoteRelease> {
  await runTool(sources, 'bin/release.ts', 'rollback', name, '--to', files);
  return readLive(name, files);
}

export async function readLive(name: string, files: string): Promise<RemoteRelease> {
  const text = await readFile(join(files, 'registry.json'), 'utf8');
  const { remotes } = JSON.parse(text) as { remotes: Record<string, RemoteRelease> };
  return remotes[name]!;
}
