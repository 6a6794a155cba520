import { existsSync } from 'node:fs';
import { join } from 'node:path';

type Entry = {
  engines?: Record<string, string>;
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};
export type Lock = { packages: Record<string, Entry> };

/** Folders of all installed packages that the given workspaces need when they run, as the lock file places them. */
export const lockedPackages = (lock: Lock, workspaces: string[], root: string): string[] =>
  lockedPlaces(lock, workspaces)
    .filter((place) => place.includes('node_modules/'))
    .map((place) => join(root, place))
    .filter((folder) => existsSync(folder)); // packages of other platforms are named there as well

/** Places in a lock file of everything that the given places need when they run, these included. */
export function lockedPlaces(lock: Lock, places: string[]): string[] {
  const { packages } = lock;
  const found = new Set<string>();
  const visit = (place: string) => {
    const entry = packages[place];
    if (!entry || found.has(place)) return;
    if (entry.link) return visit(entry.resolved!);
    found.add(place);
    const names = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies });
    for (const name of names) visit(lockedPlace(lock, name, place));
  };
  for (const place of places) visit(place);
  return [...found];
}

/** Where a package is that is imported from a place: the nearest one, as Node looks for it. */
export function lockedPlace(lock: Lock, name: string, from: string): string {
  const near = `${from ? `${from}/` : ''}node_modules/${name}`;
  if (lock.packages[near] || !from) return near;
  const above = from.includes('/') ? from.replace(/\/?(node_modules\/)?[^/]+$/, '') : '';
  return lockedPlace(lock, name, above);
}
