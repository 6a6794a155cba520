import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { secretFiles } from '@anunturi/backend/local-firebase/src/server/keepSecret';
import { startSite } from './startSite';

/** Data folder seeded once; every worker starts on a copy of it. */
export const seededFolder = join(import.meta.dirname, '../../.data/e2e-seeded');

/** Before all journeys: builds what is not built and seeds one data folder, unless `SEEDED` says that this was done just now. */
export default async function prepareSite(): Promise<void> {
  if (process.env.SEEDED) return;
  await rm(seededFolder, { recursive: true, force: true });
  const site = await startSite(seededFolder);
  // What happens by the clock is due on new data, and would be done anew in every copy.
  for await (const _ of setInterval(100)) if (await isAtRest(site.origin)) break;
  await site.stop();
}

/** Whether what was due has been queued, and the queue is worked off. */
async function isAtRest(origin: string): Promise<boolean> {
  const token = await readFile(join(seededFolder, secretFiles.serviceToken), 'utf8');
  const headers = { authorization: `Bearer ${token.trim()}` };
  const isEmpty = async (collection: string) => {
    const documents = `${origin}/v1/projects/demo-anunturi/databases/(default)/documents`;
    const answer = await fetch(`${documents}/${collection}?pageSize=1`, { headers });
    if (!answer.ok) throw new Error(`${collection} could not be read: ${answer.status}`);
    return ((await answer.json()) as { documents?: unknown[] }).documents === undefined;
  };
  return !(await isEmpty('schedules')) && (await isEmpty('jobs'));
}
