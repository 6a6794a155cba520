import { mayDo } from '@anunturi/shared-domain/people/roles';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { findStaff } from '../accounts/findStaff';
import { defineJob } from '../app/queue/defineJob';
import { readQueues } from '../app/queue/readQueues';
import type { Store } from '../app/data/Store';
import { digestEmail } from '../mail/emails/digestEmail';
import { STEP_BACK } from '../mail/stepBackSubject';
import { tellPerson } from '../mail/tell';

/** Of ninety days, as long as e-mails are kept. */
const STEPS_BACK_MAX = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Tells once a day what waits, while something does: listings and reports to all who decide, what runs the site to administrators alone. */
export const tellAdministrators = defineJob({
  name: 'tellAdministrators',
  async run({ store, now }) {
    const queues = await readQueues(store, now);
    const moderated = {
      pending: await readWaiting(documentPaths.listings, 'pending', 'updatedAt', store),
      reports: await readWaiting(documentPaths.reports, 'open', 'createdAt', store),
    };
    const operated = {
      failedEmails: queues.emails.failed,
      failedJobs: queues.jobs.failed,
      oldestDueAtMs: queues.jobs.oldestDueAtMs,
      alarms: await countAlarms(store, now),
      stepsBack: await readStepsBack(store, now),
    };
    const isModerated = moderated.pending.count + moderated.reports.count > 0;
    const { failedEmails, failedJobs, alarms, stepsBack } = operated;
    const isOperated = failedEmails + failedJobs + alarms + stepsBack.length > 0;
    const told = { kind: 'operator', subject: 'daily digest' } as const;
    for (const { uid, role } of await findStaff('moderate', store)) {
      const operates = mayDo(role, 'operate');
      if (!isModerated && !(operates && isOperated)) continue;
      const waiting = { ...moderated, ...(operates && { operated }) };
      await tellPerson(uid, told, digestEmail(waiting), { store, now });
    }
  },
});

/** How many alarms of the security log there were since the last daily e-mail. */
const countAlarms = (store: Store, now: Date): Promise<number> =>
  store.count(documentPaths.securityLog, (all) =>
    all
      .where('kind', '==', 'alarm')
      .where('at', '>', new Date(now.getTime() - DAY_MS))
      .orderBy('at', 'desc'),
  );

/** What `release:watch` told the operator since the last daily e-mail: releases that were taken back by themselves. */
async function readStepsBack(store: Store, now: Date): Promise<string[]> {
  const told = await store.find(documentPaths.mail, (all) =>
    all
      .where('about.subject', '>=', STEP_BACK)
      .where('about.subject', '<', `${STEP_BACK}\uf8ff`)
      .limit(STEPS_BACK_MAX),
  );
  const sinceMs = now.getTime() - DAY_MS;
  return told
    .filter(({ data }) => (data.createdAt as Date).getTime() > sinceMs)
    .map(({ data }) => String(data.message.subject));
}

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
