import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder } from '../build/describeBuild';
import { root } from '../build/folders';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';

/**
 * What Firebase Hosting serves by itself, in the folder that firebase.json names: the hashed files of the shell's build. Every
 * other address, those of later shells too, goes to the HTML server.
 * @returns the folder
 * @throws Error when the shell is not built; an earlier folder stays then
 */
export async function writeHostingFolder({
  to = join(root, 'dist'),
  shell = buildFolder('shell'),
} = {}): Promise<string> {
  const files = join(shell, 'static');
  if (!existsSync(files))
    throw new ExpectedFailure('The shell is not built.', 'Run: npm run build');
  const folder = join(to, 'hosting');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(files, join(folder, 'static'), {
    recursive: true,
    filter: (file) => !/\.(br|gz)$/.test(file), // Hosting compresses by itself
  });
  return folder;
}

/** Who may read files of the bucket from a page: this site, on each of its origins. @returns the file for `gcloud storage buckets update --cors-file` */
export async function writeCorsFile(
  siteOrigins: readonly string[],
  to = join(root, 'dist'),
): Promise<string> {
  await mkdir(to, { recursive: true });
  const file = join(to, 'cors.json');
  const rule = {
    origin: siteOrigins,
    method: ['GET', 'HEAD', 'PUT'],
    responseHeader: ['Content-Type', 'Content-Length', 'Content-Range', 'Range'],
    maxAgeSeconds: 3600,
  };
  await writeFile(file, `${JSON.stringify([rule], null, 2)}\n`);
  return file;
}
