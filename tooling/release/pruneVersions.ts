import type { ShellManifest } from '@anunturi/shared-contract/registry/releaseManifestSchema';
import { REGISTRY_PATH, isOfCanary, liveVersionOf, readRegistryText } from './DeployedRegistry';
import { versionBefore } from './liveVersions';
import { isHashed } from '@anunturi/edge/files/shellFilePath';
import { mapsPath } from './publishMaps';
import { manifestPath } from './readManifest';
import type { ReleaseTarget } from './ReleaseTarget';

/** Versions of one part that stay served: open tabs go on with the one they started with. */
const KEPT_VERSIONS = 5;

/**
 * Deletes all but the live version, the canary, the one live until now, the one to go back to and the newest of the others.
 * One that no registry ever named may be on its way.
 */
export async function pruneVersions(name: string, target: ReleaseTarget): Promise<void> {
  const registry = readRegistryText(await target.readText(REGISTRY_PATH));
  const live = liveVersionOf(name, registry);
  const entries = (registry.history ?? []).filter((entry) => entry.name === name).toReversed();
  const wereLive = entries.filter((entry) => !isOfCanary(entry)).map(({ version }) => version);
  const wanted = [
    live,
    registry.canaries?.[name]?.release.version,
    wereLive.find((version) => version !== live),
    versionBefore(registry, name, live ?? ''),
    ...entries.map(({ version }) => version),
  ];
  const newest = [...new Set(wanted.filter((each) => typeof each === 'string'))];
  const there = await target.listFolders(name === 'shell' ? 'shell/versions' : `releases/${name}`);
  const old = newest.slice(KEPT_VERSIONS).filter((version) => there.includes(version));
  if (name === 'shell') await dropHashedFiles(newest.slice(0, KEPT_VERSIONS), old, target);
  for (const version of old) {
    await target.removeFolder(
      name === 'shell' ? `shell/versions/${version}` : `releases/${name}/${version}`,
    );
    await target.removeFolder(mapsPath(name, version));
  }
}

/** The shell's hashed files lie together: those go that no version which stays has. */
async function dropHashedFiles(
  kept: string[],
  old: string[],
  target: ReleaseTarget,
): Promise<void> {
  if (old.length === 0) return;
  const hashedOf = async (versions: string[]) => {
    const texts = await Promise.all(
      versions.map((version) => target.readText(manifestPath('shell', version))),
    );
    return texts.flatMap((text) =>
      text === null ? [] : Object.keys((JSON.parse(text) as ShellManifest).assets).filter(isHashed),
    );
  };
  const staying = new Set(await hashedOf(kept));
  for (const file of await hashedOf(old))
    if (!staying.has(file))
      for (const each of [file, `${file}.br`, `${file}.gz`])
        await target.removeFile(`shell/${each}`);
}
