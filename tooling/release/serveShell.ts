import { REGISTRY_PATH, readRegistryText } from './DeployedRegistry';
import { isHashed } from '@anunturi/edge/files/shellFilePath';
import { readShellManifest } from './readManifest';
import type { ReleaseTarget } from './ReleaseTarget';

/** What the HTML server reads to know which shell is live: replaced last. */
const LIST = 'assets.json';

const readLive = async (target: ReleaseTarget) =>
  readRegistryText(await target.readText(REGISTRY_PATH)).shell?.release;

/**
 * Puts the files of the live shell where the HTML server reads them. Files have no lock: when another shell is live after
 * they are copied, its files follow, so that the last to copy copies what the registry names.
 */
export async function serveShell(target: ReleaseTarget): Promise<void> {
  let served: string | undefined;
  for (let live = await readLive(target); live && live !== served; live = await readLive(target)) {
    await copyFiles(live, target);
    served = live;
  }
}

/** The same unless they are there: a release may have been cut off before it had copied them. */
export async function ensureShellServed(target: ReleaseTarget): Promise<void> {
  const published = await target.readText(`shell/versions/${await readLive(target)}/${LIST}`);
  if (published !== null && published !== (await target.readText(`shell/${LIST}`)))
    await serveShell(target);
}

async function copyFiles(version: string, target: ReleaseTarget): Promise<void> {
  const { assets } = await readShellManifest(version, target);
  const files = Object.keys(assets).filter((file) => !isHashed(file) && file !== LIST);
  for (const file of [...files, LIST]) {
    for (const name of [`${file}.br`, `${file}.gz`, file])
      // A compressed twin of the version before must not outlive it.
      if (!(await target.copyFile(`shell/versions/${version}/${name}`, `shell/${name}`)))
        await target.removeFile(`shell/${name}`);
  }
}
