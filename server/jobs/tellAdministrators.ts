import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/defineJob';
import { readQueues } from '../app/readQueues';
import type { Store } from '../app/Store';
import { digestEmail } from '../mail/emails/digestEmail';
import { tellPerson } from '../mail/tell';

const ADMINISTRATORS_MAX = 50;

/** Tells administrators once a day what waits for them, while something does. */
export const tellAdministrators = defineJob({
  name: 'tellAdministrators',
  async run({ store, now }) {
    const queues = await readQueues(store, now);
    const waiting = {
      pending: await readWaiting(documentPaths.listings, 'pending', 'updatedAt', store),
      reports: await readWaiting(documentPaths.reports, 'open', 'createdAt', store),
      failedEmails: queues.emails.failed,
      failedJobs: queues.jobs.failed,
      oldestDueAtMs: queues.jobs.oldestDueAtMs,
    };
    const isQuiet =
      waiting.pending.count + waiting.reports.count + waiting.failedEmails + waiting.failedJobs ===
      0;
    if (isQuiet) return;
    const administrators = await store.find(documentPaths.users, (all) =>
      all.where('role', '==', 'admin').limit(ADMINISTRATORS_MAX),
    );
    const told = { kind: 'operator', subject: 'daily digest' } as const;
    for (const { id, data } of administrators)
      if (data.blocked !== true) await tellPerson(id, told, digestEmail(waiting), { store, now });
  },
});

/** How many wait in a status, and since when the oldest does. */
async function readWaiting(
  path: string,
  status: string,
  since: 'updatedAt' | 'createdAt',
  store: Store,
): Promise<{ count: number; oldestAt?: Date }> {
  const [count, oldest] = await Promise.all([
    store.count(path, (all) => all.where('status', '==', status)),
    store.find(path, (all) => all.where('status', '==', status).orderBy(since).limit(1)),
  ]);
  const oldestAt = oldest[0]?.data[since] as Date | undefined;
  return { count, ...(oldestAt && { oldestAt }) };
}
