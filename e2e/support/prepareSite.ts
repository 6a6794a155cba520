import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { secretFiles } from '@anunturi/local-firebase/server/keepSecret';
import { documentsOf } from './documentsOf';
import { enterAccount } from './people/enterAccount';
import { type Site, startSite } from './startSite';

/** Data folder seeded once; every worker starts on a copy of it. */
export const seededFolder = join(import.meta.dirname, '../../.data/e2e-seeded');

/** A guard against a job that fails again and again. */
const REST_WITHIN_MS = 120_000;

/** Before all journeys: builds what is not built and seeds one data folder, unless `SEEDED` says that this was done just now. */
export default async function prepareSite(): Promise<void> {
  if (process.env.SEEDED) return;
  await rm(seededFolder, { recursive: true, force: true });
  const site = await startSite(seededFolder);
  try {
    await enterAccount(site, 'admin@demo.ro'); // what signs sessions is made with the first, once for all copies
    await untilAtRest(site);
  } finally {
    await site.stop();
  }
}

/** What happens by the clock is due on new data, and would be done anew in every copy. @throws Error when it does not end */
async function untilAtRest({ origin, output }: Site): Promise<void> {
  const lastMs = Date.now() + REST_WITHIN_MS;
  const token = await readFile(join(seededFolder, secretFiles.serviceToken), 'utf8');
  for await (const _ of setInterval(100)) {
    if (await isAtRest(origin, token.trim())) return;
    if (Date.now() > lastMs) throw new Error(`Jobs are left on the seeded data:\n${output()}`);
  }
}

/** Whether what was due has been queued, and the queue is worked off. */
async function isAtRest(origin: string, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  const isEmpty = async (collection: string) => {
    const answer = await fetch(`${documentsOf(origin)}/${collection}?pageSize=1`, { headers });
    if (!answer.ok) throw new Error(`${collection} could not be read: ${answer.status}`);
    return ((await answer.json()) as { documents?: unknown[] }).documents === undefined;
  };
  return !(await isEmpty('schedules')) && (await isEmpty('jobs'));
}
