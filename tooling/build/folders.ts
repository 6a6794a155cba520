import { join, resolve } from 'node:path';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { remotesConfig } from './remotesConfig';
import { root } from './repository.cjs';

const CALLED = 'Name one of its parts, or call it in the folder of one.';

const { shell, remotes: listed } = remotesConfig;

export { root };
/** What is released on this machine, and what `npm start` serves: `dist/`, or FILES_FOLDER. Never committed. */
export const filesFolder = resolve(process.env.FILES_FOLDER ?? join(root, 'dist'));

/** Everything with a browser build, by name, as remotes.config.json lists it; the shell is not in the registry. */
const builds = new Map(
  [...(shell ? [{ name: 'shell', ...shell }] : []), ...listed].map((build) => [build.name, build]),
);
export const remotes = listed.map(({ name }) => name);
export const buildNames = [...builds.keys()];

export const packageFolder = (name: string) => join(root, buildOf(name).folder);

/** Port of the package's dev server; the site itself is on PORT (3000). */
export const devPort = (name: string) => buildOf(name).port;

/** Name of a package as npm knows it. */
export const packageName = (name: string) => buildOf(name).package;

/** The team that answers for a package. */
export const ownerOf = (name: string) => buildOf(name).owner;

/** The earliest shell that a remote runs in. */
export const minimumShellOf = (name: string) =>
  listed.find((each) => each.name === name)?.minimumShell;

/** Name of the package in a folder. @throws ExpectedFailure for a folder that remotes.config.json does not list */
export function nameOfFolder(folder: string): string {
  const name = buildNames.find((each) => packageFolder(each) === folder);
  if (!name) throw new ExpectedFailure(`${folder} is no folder of remotes.config.json.`, CALLED, 2);
  return name;
}

function buildOf(name: string) {
  const build = builds.get(name);
  if (!build) throw new ExpectedFailure(`${name} is not in remotes.config.json.`, CALLED, 2);
  return build;
}
