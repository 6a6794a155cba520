import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findDamage } from '@anunturi/edge/files/findDamage';
import { readBuild } from './describeBuild';

/** Whether a folder holds a build: its list, and every file that the list names. */
export async function isWhole(folder: string): Promise<boolean> {
  const build = await readBuild(folder).catch(() => null); // cut off before its list was written
  if (!build) return false;
  const damage = await findDamage(build.assets, (file) =>
    readFile(join(folder, file)).catch(() => null),
  );
  return damage.length === 0;
}
