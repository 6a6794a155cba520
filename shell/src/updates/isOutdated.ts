import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';

const LIMIT_MS = 5000;

/** What the HTML server says is live: the releases, and the script of the shell. */
type Live = RemoteRegistry & { shell?: string };

/** Whether other releases are live than those that this page was loaded with; no, when that cannot be found out. */
export async function isOutdated({ remotes }: RemoteRegistry): Promise<boolean> {
  try {
    const answer = await fetch('/registry.json', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const live = (await answer.json()) as Live;
    const names = new Set([...Object.keys(remotes), ...Object.keys(live.remotes)]);
    return (
      isOtherShell(live.shell) ||
      [...names].some((name) => remotes[name]?.version !== live.remotes[name]?.version)
    );
  } catch (error) {
    console.warn('The released versions could not be asked for', error);
    return false;
  }
}

const isOtherShell = (script: string | undefined) =>
  script !== undefined && !document.querySelector(`script[src$="/${CSS.escape(script)}"]`);
