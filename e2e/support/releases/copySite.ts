import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededFolder } from '../prepareSite';
import { filesFolder } from '../startSite';

/**
 * Folders for a product of one's own: the seeded data, and the shell and releases, which journeys beside this one share and
 * nobody but the owner of a copy may take away or change.
 */
export async function copySite() {
  const folder = await mkdtemp(join(tmpdir(), 'anunturi-site-'));
  const [data, files] = [join(folder, 'data'), join(folder, 'files')];
  await cp(seededFolder, data, { recursive: true });
  // The product that the other journeys share writes into its folder: it names what it serves, and renames as it writes.
  const isKept = (source: string) => !/served-at|\.tmp$|\.part$/.test(source);
  await cp(filesFolder, files, { recursive: true, filter: isKept });
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  return { folder, data, files, remove };
}
