import { join } from 'node:path';
import config from '../../remotes.config.json' with { type: 'json' };

/** Root of the repository. */
export const root = join(import.meta.dirname, '../..');
/** Every built version of every remote, and the registry that says which are live. Never committed. */
export const releasesFolder = join(root, 'dist/releases');
/** The shell as it is served: its newest build and the hashed files of earlier ones. */
export const shellFolder = join(root, 'dist/shell');
export const registryFile = join(root, 'dist/registry.json');

/** Everything with a browser build, by name, as remotes.config.json lists it; the shell is not in the registry. */
const builds = new Map(
  [{ name: 'shell', ...config.shell }, ...config.remotes].map((build) => [build.name, build]),
);
export const remotes = config.remotes.map(({ name }) => name);
export const buildNames = [...builds.keys()];

export const packageFolder = (name: string) => join(root, buildOf(name).folder);

/** Port of the package's dev server; the site itself is on PORT (3000). */
export const devPort = (name: string) => buildOf(name).port;

/** Name of the package in a folder. @throws Error for a folder that remotes.config.json does not list */
export function nameOfFolder(folder: string): string {
  const name = buildNames.find((each) => packageFolder(each) === folder);
  if (!name) throw new Error(`${folder} is not in remotes.config.json.`);
  return name;
}

function buildOf(name: string) {
  const build = builds.get(name);
  if (!build) throw new Error(`${name} is not in remotes.config.json.`);
  return build;
}
