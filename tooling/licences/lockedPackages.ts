import { existsSync } from 'node:fs';
import { join } from 'node:path';

type Entry = {
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
export type Lock = { packages: Record<string, Entry> };

/** Folders of all installed packages that the given workspaces need when they run, as the lock file places them. */
export function lockedPackages({ packages }: Lock, workspaces: string[], root: string): string[] {
  const found = new Set<string>();
  const visit = (place: string) => {
    const entry = packages[place];
    if (!entry || found.has(place)) return;
    if (entry.link) return visit(entry.resolved!);
    found.add(place);
    const names = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies });
    for (const name of names) visit(placeOf(name, place));
  };
  /** The nearest one, as Node looks for it. */
  const placeOf = (name: string, from: string): string => {
    const near = `${from ? `${from}/` : ''}node_modules/${name}`;
    if (packages[near] || !from) return near;
    return placeOf(name, from.includes('/') ? from.replace(/\/?(node_modules\/)?[^/]+$/, '') : '');
  };
  for (const workspace of workspaces) visit(workspace);
  return [...found]
    .filter((place) => place.includes('node_modules/'))
    .map((place) => join(root, place))
    .filter((folder) => existsSync(folder)); // packages of other platforms are named there as well
}
