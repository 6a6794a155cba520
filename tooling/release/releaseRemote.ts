import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkRelease } from './checkRelease';
import { compress } from '../build/compress';
import { describeRelease } from './describeRelease';
import { filesBelow } from '../build/filesBelow';
import { packageFolder, releasesFolder } from '../build/folders';
import { pruneReleases } from './pruneReleases';
import { readJson } from '../build/readJson';
import { updateRegistry } from './updateRegistry';

/**
 * Turns a build into an immutable version folder (`listings/1.0.0-3fa9c1d2/`) with its `remote.json`, and makes it the
 * live one in the registry.
 * @returns the release as it stands in the registry
 */
export async function releaseRemote(name: string) {
  const folder = packageFolder(name);
  const build = join(folder, 'dist/build');
  const { version: number } = await readJson<{ version: string }>(join(folder, 'package.json'));
  const version = `${number}-${(await hashOf(build)).slice(0, 8)}`;
  const target = join(releasesFolder, name, version);
  const release = await describeRelease({ name, version, folder, build });
  checkRelease(release);
  if (!existsSync(target)) {
    const unfinished = `${target}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true });
    await cp(build, unfinished, { recursive: true });
    await writeFile(join(unfinished, 'remote.json'), JSON.stringify(release, null, 1));
    await compress(unfinished);
    await rename(unfinished, target);
  }
  await updateRegistry(release);
  await pruneReleases(join(releasesFolder, name), version);
  return release;
}

async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesBelow(folder))
    hash.update(file.slice(folder.length)).update(await readFile(file));
  return hash.digest('hex');
}
