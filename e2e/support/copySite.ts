import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededFolder } from './prepareSite';
import { filesFolder } from './startSite';

/**
 * Folders for a product of one's own: the seeded data, and the shell and releases, which journeys beside this one share and
 * nobody but the owner of a copy may take away or change.
 */
export async function copySite() {
  const folder = await mkdtemp(join(tmpdir(), 'anunturi-site-'));
  const [data, files] = [join(folder, 'data'), join(folder, 'files')];
  await cp(seededFolder, data, { recursive: true });
  await cp(filesFolder, files, { recursive: true });
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  return { folder, data, files, remove };
}
