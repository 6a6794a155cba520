import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readSiteConfig, siteConfigFile } from '@anunturi/edge/firestore/siteConfigFile';
import { readJson } from '../build/readJson';
import type { Lock } from '../licences/lockedPackages';
import { root } from '../build/folders';
import { compileProgram } from './compileProgram';
import { partOfLock } from './partOfLock';
import { type ServerProgramName, serverPrograms } from './serverPrograms';

/**
 * Makes the folder that one server program runs from, without this repository and without a compiler: `main.cjs`, the site's
 * configuration, the packages that stay packages as a lock file, and a Dockerfile that has this folder as its context.
 * @returns the folder
 */
export async function bundleProgram(name: ServerProgramName, folder: string): Promise<string> {
  const program = serverPrograms[name];
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await compileProgram(program, join(folder, 'main.cjs'));
  const lock = partOfLock(
    await readJson<Lock>(join(root, 'package-lock.json')),
    { name: `anunturi-${name}`, workspace: program.workspace },
    program.outside,
  );
  const write = (file: string, value: unknown) =>
    writeFile(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
  await write('package.json', { ...lock.packages[''], private: true });
  await write('package-lock.json', lock);
  for (const file of program.files) await copyFile(file, join(folder, basename(file)));
  await copyFile(siteConfigFile, join(folder, 'site.config.json'));
  if (name === 'edge') await copyOfficialForms(folder);
  await copyFile(join(root, '.npmrc'), join(folder, '.npmrc'));
  await copyFile(program.dockerfile, join(folder, 'Dockerfile'));
  return folder;
}

/** The HTML server gives them to visitors, from beside its configuration. */
async function copyOfficialForms(folder: string): Promise<void> {
  for (const { pdf, fields } of readSiteConfig().officialForms ?? [])
    for (const file of [pdf, fields]) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await copyFile(join(dirname(siteConfigFile), file), join(folder, file));
    }
}
