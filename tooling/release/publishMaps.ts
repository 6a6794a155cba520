import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../build/folders';
import { buildFiles } from './buildFiles';
import type { ReleaseTarget } from './ReleaseTarget';

export const mapsPath = (name: string, version: string) => `maps/${name}/${version}`;

/** Says that all maps of a version are there. */
const LAST = 'CODEOWNERS';

/**
 * Keeps the maps of a build's scripts beside the releases, with who owned which file by then: the HTML server finds by them
 * where a fault stands, and serves none.
 */
export async function publishMaps(
  { name, version, folder }: { name: string; version: string; folder: string },
  target: ReleaseTarget,
): Promise<void> {
  const path = mapsPath(name, version);
  if ((await target.readText(`${path}/${LAST}`)) !== null) return;
  const maps = await buildFiles(folder, (file) => file.endsWith('.js.map'));
  const text = await readFile(join(root, '.github/CODEOWNERS'), 'utf8');
  await target.putFolder(path, { ...maps, [LAST]: { text } }, LAST);
}
