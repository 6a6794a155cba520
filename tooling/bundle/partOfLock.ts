import { type Lock, lockedPlace, lockedPlaces } from '../licences/lockedPackages';

type Locked = Lock['packages'][string] & { version?: string };
type Project = { name: string; workspace: string };

/**
 * The lock file of a project that needs some packages of a workspace and nothing else, in the very versions of this
 * repository's. @throws Error when one is not there, or two versions would come to stand in one place
 */
export function partOfLock(lock: Lock, { name, workspace }: Project, packages: readonly string[]) {
  const starts = packages.map((each) => lockedPlace(lock, each, workspace));
  const own = (place: string) => place.replace(new RegExp(`^${workspace}/`), '');
  const kept: Record<string, Locked> = {};
  for (const place of lockedPlaces(lock, starts).sort()) {
    if (kept[own(place)]) throw new Error(`Two versions would stand in ${own(place)}.`);
    kept[own(place)] = lock.packages[place]!;
  }
  const versionOf = (place: string) => {
    const version = kept[own(place)]?.version;
    if (!version) throw new Error(`${place} is not in the lock file.`);
    return version;
  };
  const project = {
    name,
    version: '1.0.0',
    dependencies: Object.fromEntries(packages.map((each, at) => [each, versionOf(starts[at]!)])),
    engines: lock.packages['']?.engines,
  };
  return {
    name,
    version: project.version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': project, ...kept },
  };
}
