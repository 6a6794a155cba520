import type { ShellManifest } from '@anunturi/shared-contract/registry/releaseManifestSchema';
import type { HistoryEntry } from './DeployedRegistry';
import { REGISTRY_PATH, noted, readRegistryText } from './DeployedRegistry';
import { isHashed } from './publish';
import type { ReleaseTarget } from './ReleaseTarget';

/** What the HTML server reads to know which shell is live: replaced last. */
const LIST = 'assets.json';

/** Makes a published version of the shell the live one. */
export async function switchShell(
  manifest: ShellManifest,
  target: ReleaseTarget,
  entry: Pick<HistoryEntry, 'at' | 'act' | 'by'>,
): Promise<void> {
  const { version, contracts, provides, assets } = manifest;
  const files = Object.keys(assets).filter((file) => !isHashed(file) && file !== LIST);
  for (const file of [...files, LIST]) {
    for (const name of [`${file}.br`, `${file}.gz`, file])
      // A compressed twin of the version before must not outlive it.
      if (!(await target.copyFile(`shell/versions/${version}/${name}`, `shell/${name}`)))
        await target.removeFile(`shell/${name}`);
  }
  await target.changeText(REGISTRY_PATH, (text) =>
    JSON.stringify(
      noted(
        {
          ...readRegistryText(text),
          shell: { release: version, version: provides.shell!, contracts, provides },
        },
        { ...entry, name: 'shell', version },
      ),
      null,
      1,
    ),
  );
}
