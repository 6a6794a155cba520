import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startSite } from './startSite';

/** Data folder seeded once; every worker starts on a copy of it. */
export const seededFolder = join(import.meta.dirname, '../../.data/e2e-seeded');

/** Before all journeys: builds what is not built and seeds one data folder, unless `SEEDED` says that this was done just now. */
export default async function prepareSite(): Promise<void> {
  if (process.env.SEEDED) return;
  await rm(seededFolder, { recursive: true, force: true });
  const site = await startSite(seededFolder);
  await site.stop();
}
