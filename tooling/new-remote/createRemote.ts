import { appendFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson } from '../build/readJson';
import type { Lock } from '../licences/lockedPackages';
import { type RemotesConfig, nextPort, refuseName } from './refuseName';
import { writeTemplate } from './writeTemplate';

const template = join(import.meta.dirname, 'template');

/**
 * Makes a remote that works: its folder out of the template, its entry in `remotes.config.json` with the next port and the
 * grant of `/name`, its owner, and its place among the workspaces, without asking a registry. @throws ExpectedFailure
 * @returns files that were made or changed, by path below the repository
 */
export async function createRemote(name: string, root: string): Promise<string[]> {
  const configFile = join(root, 'remotes.config.json');
  const config = await readJson<RemotesConfig>(configFile);
  refuseName(name, config);
  const folder = `remote-${name}`;
  const port = nextPort(config);
  const files = await writeTemplate(template, join(root, folder), { name, port });
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
  return [
    ...files.map((file) => join(folder, file)),
    'remotes.config.json',
    '.github/CODEOWNERS',
    'package-lock.json',
  ];
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
