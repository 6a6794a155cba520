import { appendFile, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { prefixesOf } from '@anunturi/shared-contract/registry/prefixesOf';
import { shellPages } from '@anunturi/shared-contract/navigation/shellPages';
import { filesBelow } from '../build/filesBelow';
import { readJson } from '../build/readJson';
import type { Lock } from '../licences/lockedPackages';
import { serverNames } from './serverNames';

type Config = {
  shell: { port: number };
  remotes: { name: string; folder: string; port: number; grant?: Record<string, string[]> }[];
};

/** The remote that the template is of; its name stands in file names and texts, in both forms. */
const PATTERN = 'vitrina';
const OTHER_NAME = 'Choose another name.';
const template = join(import.meta.dirname, 'template');

const capital = (word: string) => `${word[0]!.toUpperCase()}${word.slice(1)}`;

/** A name that is a JavaScript name, a folder and an address at once. */
const isName = (name: string) => /^[a-z][a-z0-9]{1,30}$/.test(name);

/**
 * Makes a remote that works: its folder out of the template, its entry in `remotes.config.json` with the next port and the
 * grant of `/name`, its owner, and its place among the workspaces, without asking a registry. @throws ExpectedFailure
 * @returns files that were made or changed, by path below the repository
 */
export async function createRemote(name: string, root: string): Promise<string[]> {
  const configFile = join(root, 'remotes.config.json');
  const config = await readJson<Config>(configFile);
  refuseName(name, config);
  const folder = `remote-${name}`;
  const named = (text: string) =>
    text.replaceAll(PATTERN, name).replaceAll(capital(PATTERN), capital(name));
  const port = Math.max(...config.remotes.map((each) => each.port)) + 1;
  const made = [];
  for (const source of await filesBelow(template)) {
    // What names its place in the repository is no program where the template is.
    const file = join(folder, named(relative(template, source)).replace(/\.txt$/, ''));
    const text = named(await readFile(source, 'utf8')).replaceAll(
      'localhost:PORT',
      `localhost:${port}`,
    );
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text, { flag: 'wx' });
    made.push(file);
  }
  const entry = {
    name,
    folder,
    package: `@anunturi/${folder}`,
    port,
    owner: `@anunturi/${name}`,
    firstScreen: name,
    budgetKb: 25,
    minimumShell: '1.0.0',
    grant: { public: [`/${name}`] },
  };
  await writeJson(configFile, { ...config, remotes: [...config.remotes, entry] });
  await appendFile(join(root, '.github/CODEOWNERS'), `/${folder}/ ${entry.owner}\n`);
  await joinWorkspaces(root, folder);
  return [...made, 'remotes.config.json', '.github/CODEOWNERS', 'package-lock.json'];
}

function refuseName(name: string, { shell, remotes }: Config): void {
  if (!isName(name))
    throw new ExpectedFailure(
      `"${name}" is no name of a remote.`,
      'Small letters and digits, as an address: npm run new:remote -- garaj',
      2,
    );
  if (remotes.some((each) => each.name === name) || name === 'shell')
    throw new ExpectedFailure(`There is a part called ${name} already.`, OTHER_NAME);
  const granted = remotes.flatMap(({ grant = {} }) => prefixesOf(grant));
  const taken = [...shellPages.map(({ path }) => path), ...granted].map(
    (path) => path.split('/')[1],
  );
  if ([...taken, ...serverNames].includes(name))
    throw new ExpectedFailure(`/${name} is taken.`, OTHER_NAME);
  if (remotes.some(({ port }) => port + 1 === shell.port))
    throw new ExpectedFailure(
      "The port after the last one is the shell's.",
      'Give the shell another one in remotes.config.json first.',
    );
}

/** What `npm install` would do for one more workspace that needs nothing new. */
async function joinWorkspaces(root: string, folder: string): Promise<void> {
  const lockFile = join(root, 'package-lock.json');
  const lock = await readJson<Lock>(lockFile);
  const { name, version, dependencies } = await readJson<{
    name: string;
    version: string;
    dependencies: Record<string, string>;
  }>(join(root, folder, 'package.json'));
  const packages = {
    ...lock.packages,
    [folder]: { name, version, dependencies },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  };
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  await writeJson(lockFile, { ...lock, packages: Object.fromEntries(sorted) });
  await symlink(`../../${folder}`, join(root, 'node_modules', name)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error; // nothing is installed yet
    },
  );
}

const writeJson = (file: string, value: unknown) =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
