import type { Fault, ErrorReport } from '@anunturi/shared-contract/page/ErrorReport';
import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';

const KEPT = 50;

/** What a server remembers of its faults; gone when it stops, so that nothing needs to be stored or cleared. */
export function createErrorLog(now: () => number = Date.now) {
  const sinceMs = now();
  const counts: Record<string, number> = {};
  let last: Fault[] = [];
  const note = ({ name, version }: RemoteRelease, kind: Fault['kind'], what: string): void => {
    counts[name] = (counts[name] ?? 0) + 1;
    last = [{ atMs: now(), remote: name, version, kind, what }, ...last].slice(0, KEPT);
  };
  return {
    note,
    /** A file below /remotes was not there: a fault when the live version names it, otherwise somebody's wrong address. */
    noteMissingFile(registry: RemoteRegistry, pathname: string): void {
      const release = Object.values(registry.remotes).find(({ name, version }) =>
        pathname.startsWith(`/remotes/${name}/${version}/`),
      );
      if (!release) return;
      const file = pathname.slice(`/remotes/${release.name}/${release.version}/`.length);
      const named = [
        release.entry,
        ...release.files.lifecycles,
        ...Object.values(release.files.screens).flat(),
      ];
      if (named.includes(file)) note(release, 'file', file);
    },
    read: (): ErrorReport => ({ sinceMs, counts: { ...counts }, last }),
  };
}

/** The one of this process. */
export const errorLog = createErrorLog();
