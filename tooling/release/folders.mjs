import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Every built version of every remote, and the registry that says which are live. Never committed. */
export const releasesFolder = join(root, 'dist/releases');
/** The shell as it is served: its newest build and the hashed files of earlier ones. */
export const shellFolder = join(root, 'dist/shell');
export const registryFile = join(root, 'dist/registry.json');
const { shell, remotes: listed } = JSON.parse(
  readFileSync(join(root, 'remotes.config.json'), 'utf8'),
);
/** Everything with a browser build, by name, as remotes.config.json lists it; the shell is not in the registry. */
const builds = new Map([['shell', shell], ...listed.map((remote) => [remote.name, remote])]);
export const remotes = listed.map(({ name }) => name);
export const buildNames = [...builds.keys()];
export const packageFolder = (name) => join(root, builds.get(name).folder);
/** Port of the package's dev server; the site itself is on PORT (3000). */
export const devPort = (name) => builds.get(name).port;

/** Name of the package in a folder. @throws Error for a folder that remotes.config.json does not list */
export function nameOfFolder(folder) {
  const name = buildNames.find((each) => packageFolder(each) === folder);
  if (!name) throw new Error(`${folder} is not in remotes.config.json.`);
  return name;
}
