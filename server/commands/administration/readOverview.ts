import { type CommandResult, commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths, toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import type { Store } from '../../app/data/Store';

type Overview = CommandResult<'readOverview'>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Three counts each: a quarter of a year at once would keep everybody else's commands waiting. */
const DAYS_AT_ONCE = 7;

/** What waits for an administrator, and what began in each of the days: one request instead of three counts a day. */
export const readOverview = defineAdminCommand(
  commands.readOverview,
  async ({ input: { daysMs }, store }) => {
    const awaiting = await countAwaiting(store);
    const days: Overview['days'] = [];
    while (days.length < daysMs.length) {
      const next = daysMs.slice(days.length, days.length + DAYS_AT_ONCE);
      days.push(...(await Promise.all(next.map((startMs) => countDay(startMs, store)))));
    }
    return { log: [], result: { awaiting, days } };
  },
  { onlyReads: true },
);

async function countAwaiting(store: Store): Promise<Overview['awaiting']> {
  const inStatus = (path: string, status: string) =>
    store.count(path, (all) => all.where('status', '==', status));
  const [pending, reports, listings, suspended, restricted, contactMessages, unreadable] =
    await Promise.all([
      inStatus(documentPaths.listings, 'pending'),
      inStatus(documentPaths.reports, 'open'),
      store.count(documentPaths.listings, (all) =>
        all.where('status', '==', 'rejected').where('appealedAt', '>', new Date(0)),
      ),
      store.count(documentPaths.users, (all) => all.where('blockAppealedAt', '>', new Date(0))),
      store.count(documentPaths.decisions, (all) => all.where('appealedAt', '>', new Date(0))),
      inStatus(documentPaths.contactMessages, 'new'),
      store.count(documentPaths.unreadableListings, (all) => all),
    ]);
  const contested = listings + suspended + restricted;
  return { pending, reports, contested, contactMessages, unreadable };
}

async function countDay(startMs: number, store: Store): Promise<Overview['days'][number]> {
  const [start, end] = [new Date(startMs), new Date(startMs + DAY_MS)];
  const begun = (path: string) =>
    store.count(path, (all) => all.where('createdAt', '>=', start).where('createdAt', '<', end));
  const [users, listings, messages] = await Promise.all([
    begun(documentPaths.users),
    begun(documentPaths.listings),
    store.sumOfAll('dailyUsage', 'messages', (all) => all.where('day', '==', toDayKey(start))),
  ]);
  return { startMs, users, listings, messages };
}
