import { checkShell, checkShellSignature, offerOf } from './checkRelease';
import type { DeployedRegistry, HistoryEntry } from './DeployedRegistry';
import { REGISTRY_PATH, noted, readRegistryText } from './DeployedRegistry';
import type { PublishedShell } from './readManifest';
import type { Signing } from './releaseKeys';
import type { ReleaseTarget } from './ReleaseTarget';
import { proveRelease } from './proveRelease';
import { serveShell } from './serveShell';

type Conditions = {
  /** Remotes that may be out until their own releases follow. */
  without?: readonly string[] | undefined;
  /** What else must be so of the registry. @throws ReleaseRefused when it is not */
  check?: (registry: DeployedRegistry) => void;
};

/**
 * Makes a published version of the shell the live one: in the registry first, under its lock, where what went live since the
 * shell was checked is checked again; its files follow.
 * @throws ReleaseRefused when something live cannot run in it, or files of it are missing; nothing is changed then
 */
export async function switchShell(
  manifest: PublishedShell,
  { target, platformKeys }: { target: ReleaseTarget } & Pick<Signing, 'platformKeys'>,
  entry: Pick<HistoryEntry, 'at' | 'act' | 'by'>,
  { without, check }: Conditions,
): Promise<void> {
  const { version } = manifest;
  checkShellSignature(manifest, platformKeys);
  await proveRelease({ name: 'shell', ...manifest }, target);
  await target.changeText(REGISTRY_PATH, (text) => {
    const registry = readRegistryText(text);
    check?.(registry);
    checkShell(manifest, registry, without);
    const changed = { ...registry, shell: offerOf(manifest) };
    return JSON.stringify(noted(changed, { ...entry, name: 'shell', version }), null, 1);
  });
  await serveShell(target);
}
