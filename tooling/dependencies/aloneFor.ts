import { type Lock, lockedPlace } from '../licences/lockedPackages';

type Entry = Lock['packages'][string];

/** The places in a lock file that are installed for one named package alone: they go when no package.json here names it. */
export function aloneFor(lock: Lock): Map<string, string[]> {
  const own = Object.keys(lock.packages).filter((place) => !place.includes('node_modules/'));
  const named = new Set(own.flatMap((place) => wantedBy(lock.packages[place]!, true)));
  const all = [...reached(lock, own)];
  return new Map(
    [...named].map((name) => {
      const left = reached(lock, own, name);
      return [name, all.filter((place) => !left.has(place))];
    }),
  );
}

/** Every place that the given ones lead to, unless they name `without`. */
function reached(lock: Lock, own: string[], without?: string): Set<string> {
  const found = new Set<string>();
  const visit = (place: string, isOwn: boolean) => {
    const entry = lock.packages[place];
    if (!entry || entry.link || found.has(place)) return;
    found.add(place);
    for (const name of wantedBy(entry, isOwn))
      if (!(isOwn && name === without)) visit(lockedPlace(lock, name, place), false);
  };
  for (const place of own) visit(place, true);
  return found;
}

function wantedBy(entry: Entry, isOwn: boolean): string[] {
  const { dependencies, optionalDependencies, peerDependencies, devDependencies } = entry;
  return Object.keys({
    ...dependencies,
    ...optionalDependencies,
    ...peerDependencies,
    ...(isOwn && devDependencies),
  });
}
