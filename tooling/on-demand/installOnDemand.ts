import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { runCommand } from '../test/runCommand';

/** What few commands need, by the folder here that pins it. */
export type OnDemand = 'lerna' | 'lighthouse' | 'fonts' | 'icons';

/** The folder of packages that only rare commands need: installed there unless they are as its lock file says. */
export async function installOnDemand(name: OnDemand): Promise<string> {
  const folder = join(import.meta.dirname, name);
  const lock = join(folder, 'package-lock.json');
  const packages = join(folder, 'node_modules');
  const installed = join(packages, 'installed-lock.json');
  const readInstalled = readFile(installed, 'utf8').catch(() => undefined); // not yet
  if ((await readInstalled) === (await readFile(lock, 'utf8'))) return packages;
  console.log(`Installing what only a few commands need: tooling/on-demand/${name}`);
  if ((await runCommand('npm', ['ci'], { cwd: folder })) !== 0)
    throw new ExpectedFailure(
      `What this command needs could not be installed into tooling/on-demand/${name}.`,
      'npm says why above; the command goes on from there when it is called again.',
    );
  await copyFile(lock, installed);
  return packages;
}
