import { type FileHandle, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseRegistry } from '@anunturi/shared-contract/registry/parseRegistry';
import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { registryFile } from '../build/folders';
import { readJson } from '../build/readJson';

/** Makes a release the live one of its remote. Two builds may end at the same time: one waits for the other. */
export async function updateRegistry(release: RemoteRelease, file = registryFile): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const lock = `${file}.lock`;
  const handle = await acquire(lock);
  try {
    const registry = await readJson<RemoteRegistry>(file, { remotes: {} });
    if (!parseRegistry(registry))
      throw new Error(`${file} is no registry. Put the last good one in its place, or delete it.`);
    registry.remotes[release.name] = release; // an entry that is broken stays until somebody mends it
    await writeFile(`${file}.new`, JSON.stringify(registry, null, 1));
    await rename(`${file}.new`, file);
  } finally {
    await handle.close();
    await rm(lock, { force: true });
  }
}

async function acquire(lock: string): Promise<FileHandle> {
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      return await open(lock, 'wx');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      await wait(50);
    }
  }
  throw new Error(`${lock} is held; delete it if no build is running.`);
}
