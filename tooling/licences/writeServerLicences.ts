import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../build/folders';
import { readJson } from '../build/readJson';
import { type Lock, lockedPackages } from './lockedPackages';
import { readLicence } from './readLicence';

/** Programs that run on a server from `node_modules`: no build says what they use, the lock file does. */
const programs = ['edge', 'server', 'local-firebase'];

/** Writes `dist/server-licences.json`: what the HTML server and the commands use. Visitors are not shown it. */
export async function writeServerLicences(): Promise<void> {
  const lock = await readJson<Lock>(join(root, 'package-lock.json'));
  const licences = lockedPackages(lock, programs, root).sort().map(readLicence);
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(join(root, 'dist/server-licences.json'), JSON.stringify(licences, null, 1));
}
