import { checkShell, checkShellSignature, offerOf } from './checkRelease';
import type { DeployedRegistry, HistoryEntry } from './DeployedRegistry';
import { changeRegistry } from './changeRegistry';
import { noted } from './DeployedRegistry';
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
  /** Whether the registry said which version it is; not unless told. */
  goesOn?: boolean;
};

/**
 * Makes a published version of the shell the live one: in the registry first, under its lock, where what went live since the
 * shell was checked is checked again; its files follow.
 * @throws ReleaseRefused when something live cannot run in it, or files of it are missing; nothing is changed then
 */
export async function switchShell(
  manifest: PublishedShell,
  context: { target: ReleaseTarget } & Signing,
  entry: Pick<HistoryEntry, 'at' | 'act' | 'by'>,
  { without, check, goesOn = false }: Conditions,
): Promise<void> {
  const { target } = context;
  const { version } = manifest;
  checkShellSignature(manifest, context.platformKeys);
  await proveRelease({ name: 'shell', ...manifest }, target);
  const next = (registry: DeployedRegistry) => {
    check?.(registry);
    checkShell(manifest, registry, without);
    const changed = { ...registry, shell: offerOf(manifest) };
    return noted(changed, { ...entry, name: 'shell', version });
  };
  await changeRegistry('shell', context, next, { goesOn });
  await serveShell(target);
}
