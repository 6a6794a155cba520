import { buildNames } from '../build/folders';
import { buildFolder, readBuild } from '../build/describeBuild';
import { readLiveVersion, readManifest, readShellManifest, release } from './acts';
import { manifestPath } from './publish';
import type { ReleaseTarget } from './ReleaseTarget';
import { versionOf } from './versionOf';

/**
 * What `npm start` does with builds: each that the folder does not know yet goes live. One that was rolled back stays so.
 * @returns what went live
 */
export async function releaseBuilt(target: ReleaseTarget): Promise<string[]> {
  const released: string[] = [];
  for (const name of buildNames) {
    const { digest } = await readBuild(buildFolder(name));
    const version = await versionOf(name, null, digest);
    const live = await readLiveVersion(name, target);
    const isKnown = (await target.readText(manifestPath(name, version))) !== null;
    if (live && (isKnown || (await digestOf(name, live, target)) === digest)) continue;
    await release({ name, version }, { target, by: 'npm start' });
    released.push(`${name} ${version}`);
  }
  return released;
}

const digestOf = (name: string, version: string, target: ReleaseTarget) =>
  (name === 'shell'
    ? readShellManifest(version, target)
    : readManifest(name, version, target)
  ).then(
    ({ digest }) => digest,
    () => null, // released by hand, without what we write about it
  );
