import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';

/** A registry that does not come must not hold up what goes on without it. */
const LIMIT_MS = 5000;

/** What the HTML server says is live: the releases, and the script of the shell. */
type LiveRegistry = RemoteRegistry & { shell?: string };

/** The releases that are live now, whatever this page was loaded with; null, and logged, when that cannot be found out. */
export async function readLiveRegistry(): Promise<LiveRegistry | null> {
  try {
    const answer = await fetch('/registry.json', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const live = (await answer.json()) as Partial<LiveRegistry> | null;
    if (!live?.remotes) throw new Error('The answer is no registry');
    return live as LiveRegistry;
  } catch (error) {
    console.warn('The live releases could not be read', error);
    return null;
  }
}
