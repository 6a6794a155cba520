import { type DeployedRegistry, isOfCanary } from './DeployedRegistry';

/**
 * Versions that are to be returned to, the live one last: a release and a promotion add one, who goes back leaves those
 * after it for good.
 */
export function liveVersions({ history = [] }: DeployedRegistry, name: string): string[] {
  const known = new Set<string>();
  let versions: string[] = [];
  for (const entry of history.filter((each) => each.name === name)) {
    const { act, version } = entry;
    const isBack = act === 'rollback' || act === 'step back';
    const at = versions.lastIndexOf(version);
    if (isBack && (at >= 0 || !known.has(version)))
      versions = [...versions.slice(0, Math.max(at, 0)), version]; // one that is not known is older than the history
    else if (!isOfCanary(entry) && versions.at(-1) !== version) versions.push(version);
    known.add(version);
  }
  return versions;
}

/** What a part goes back to from its live version. */
export function versionBefore(
  registry: DeployedRegistry,
  name: string,
  live: string,
): string | undefined {
  const versions = liveVersions(registry, name);
  return versions[versions.lastIndexOf(live) - 1];
}
