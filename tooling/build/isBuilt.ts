import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder } from './describeBuild';
import { packageFolder } from './folders';
import { isWhole } from './isWhole';
import { sourceStamp } from './sourceStamp';

/** Where a build says what it was made of. */
export const stampFile = (name: string) => join(packageFolder(name), 'dist/build.stamp');

/** True when the package's last build came from the sources as they are now and every file of it is still whole. */
export async function isBuilt(name: string): Promise<boolean> {
  const stamp = await readFile(stampFile(name), 'utf8').catch(() => ''); // never built
  return stamp === sourceStamp(name) && (await isWhole(buildFolder(name)));
}
