import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';
import { readLiveRegistry } from '../federation/readLiveRegistry';

/** Whether other releases are live than those that this page was loaded with; no, when that cannot be found out. */
export async function isOutdated({ remotes }: RemoteRegistry): Promise<boolean> {
  const live = await readLiveRegistry();
  if (!live) return false;
  const names = new Set([...Object.keys(remotes), ...Object.keys(live.remotes)]);
  return (
    isOtherShell(live.shell) ||
    [...names].some((name) => remotes[name]?.version !== live.remotes[name]?.version)
  );
}

const isOtherShell = (script: string | undefined) =>
  script !== undefined && !document.querySelector(`script[src$="/${CSS.escape(script)}"]`);
