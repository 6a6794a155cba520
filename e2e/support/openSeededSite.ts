import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededFolder } from './prepareSite';
import { type Site, startSite } from './startSite';

/** The product with a copy of the seeded data, which goes with it. */
export async function openSeededSite(
  environment: Record<string, string> = {},
): Promise<{ site: Site; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'anunturi-'));
  await cp(seededFolder, folder, { recursive: true });
  const site = await startSite(folder, environment);
  return {
    site,
    async close() {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
