import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageFolder, root } from './folders';
import { stampOf } from './stampOf.cjs';
import { workspaces } from './workspaces';

/** Folders beside a package's own that its build is made of; installed packages instead, by the lock file, where a remote stands alone. */
const shared = [
  ...workspaces().filter((name) => name.startsWith('shared-')),
  'tooling/licences',
  'tooling/webpack',
  'tooling/build',
].filter((folder) => existsSync(join(root, folder)));

export const sharedSources = [
  ...shared.map((folder) => join(root, folder)),
  join(root, 'package-lock.json'),
];

/** One hash over everything that a package's build depends on: the same stamp means that it need not be built again. */
export function sourceStamp(name: string): string {
  const files = [
    join(root, 'package-lock.json'),
    ...[packageFolder(name), ...shared.map((folder) => join(root, folder))].flatMap(sources),
  ];
  return stampOf(files.map((file) => relative(root, file)));
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      ({ name }) =>
        !['.git', 'dist', 'node_modules', 'coverage'].includes(name) &&
        !/\.(test\.tsx?|md)$/.test(name),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? sources(join(folder, entry.name)) : [join(folder, entry.name)],
    );
}
