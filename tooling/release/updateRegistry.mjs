import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { registryFile } from './folders.mjs';

/** Makes a release the live one of its remote. Two builds may end at the same time: one waits for the other. */
export async function updateRegistry(release, file = registryFile) {
  await mkdir(dirname(file), { recursive: true });
  const lock = `${file}.lock`;
  const handle = await acquire(lock);
  try {
    const registry = await readRegistry(file);
    registry.remotes[release.name] = release;
    await writeFile(`${file}.new`, JSON.stringify(registry, null, 1));
    await rename(`${file}.new`, file);
  } finally {
    await handle.close();
    await rm(lock, { force: true });
  }
}

async function readRegistry(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return { remotes: {} };
    throw error;
  }
}

async function acquire(lock) {
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      return await open(lock, 'wx');
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      await wait(50);
    }
  }
  throw new Error(`${lock} is held; delete it if no build is running.`);
}
