import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { readJson } from '../build/readJson';
import { type RemotesConfig, nextPort, refuseName } from './refuseName';
import { standaloneManifest } from './standaloneManifest';
import { writeTemplate } from './writeTemplate';

const templates = {
  remote: join(import.meta.dirname, 'template'),
  alone: join(import.meta.dirname, 'standalone'),
};

/** Of the template of a remote in this repository: those of `standalone/` stand for them. */
const replaced = ['README.md', 'package.json', 'jest.config.cjs', 'tsconfig.json'];

type Packing = {
  /** This repository: its `remotes.config.json` grants the remote its address. */
  root: string;
  /** Packs what the remote is made with into a folder. @returns the tarballs, by package */
  pack: (to: string) => Promise<{ name: string; file: string }[]>;
};

/**
 * Makes a repository that holds one remote and depends on tarballs of the shared packages alone, in a folder that is empty or
 * not there, and enters its grant under `elsewhere` of `remotes.config.json`. @throws ExpectedFailure
 * @returns files that were made, by path below the folder
 */
export async function createStandalone(
  name: string,
  folder: string,
  { root, pack }: Packing,
): Promise<string[]> {
  const configFile = join(root, 'remotes.config.json');
  const config = await readJson<RemotesConfig>(configFile);
  refuseName(name, config);
  await mkdir(folder, { recursive: true });
  const there = (await readdir(folder)).filter((file) => file !== '.git');
  if (there.length > 0)
    throw new ExpectedFailure(`${folder} is not empty.`, 'Name a folder that is not there yet.');
  const port = nextPort(config);
  const owner = `@anunturi/${name}`;
  const tarballs = await pack(join(folder, 'packages'));
  const files = [
    ...(await writeTemplate(templates.remote, folder, { name, port, without: replaced })),
    ...(await writeTemplate(templates.alone, folder, { name, port })),
  ];
  const manifest = await standaloneManifest(name, { root, tarballs });
  await writeJson(join(folder, 'package.json'), manifest);
  await writeJson(join(folder, 'remotes.config.json'), {
    remotes: [
      {
        name,
        folder: '.',
        package: manifest.name,
        port,
        owner,
        firstScreen: name,
        minimumShell: '1.0.0',
      },
    ],
  });
  const entry = { name, owner, port, grant: { public: [`/${name}`] } };
  await writeJson(configFile, { ...config, elsewhere: [...config.elsewhere, entry] });
  return [
    ...files,
    'package.json',
    'remotes.config.json',
    ...tarballs.map(({ file }) => join('packages', basename(file))),
  ];
}

const writeJson = (file: string, value: unknown) =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
