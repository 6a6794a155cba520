import type { CommandResult } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../data/Store';

type Queues = Omit<CommandResult<'readQueues'>, 'schedules'>;

/** How deep the queue of jobs and the outbox of e-mails are, and how long what is due has waited. */
export async function readQueues(store: Store, now: Date): Promise<Queues> {
  const [jobs, emails] = await Promise.all([
    readQueue(documentPaths.jobs, 'deadAt', store, now),
    readQueue(documentPaths.mail, 'failedAt', store, now),
  ]);
  return { jobs, emails };
}

async function readQueue(
  path: string,
  failedField: 'deadAt' | 'failedAt',
  store: Store,
  now: Date,
): Promise<Queues['jobs']> {
  const [due, later, failed, oldest] = await Promise.all([
    store.count(path, (all) => all.where('dueAt', '<=', now)),
    store.count(path, (all) => all.where('dueAt', '>', now)),
    store.count(path, (all) => all.where(failedField, '<=', now)),
    store.find(path, (all) =>
      all.where('dueAt', '<=', now).orderBy('dueAt').limit(1).select('dueAt'),
    ),
  ]);
  const dueAt = oldest[0]?.data.dueAt as Date | undefined;
  return { due, later, failed, ...(dueAt && { oldestDueAtMs: dueAt.getTime() }) };
}
