import { type Firestore, Timestamp } from '@google-cloud/firestore';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { RecentChanges } from './createRecentChanges';
import type { Waiters } from './createWaiters';

const LOOKS_EVERY_MS = 1000;
const MOST = 200;
/** Longer than the clocks of two machines differ. */
const SKEW_MS = 2000;

/**
 * Wakes questions for what other processes and browsers (read marks) wrote: one look a second while somebody waits, none
 * otherwise.
 */
export function followConversations(
  db: Firestore,
  { waiters, recent, log }: { waiters: Waiters; recent: RecentChanges; log(line: string): void },
) {
  let timer: NodeJS.Timeout | undefined;
  let since: Timestamp | undefined;
  let stopped = false;

  async function look() {
    try {
      since ??= Timestamp.fromMillis(Date.now() - SKEW_MS);
      const changed = db.collection(documentPaths.conversations).where('changedAt', '>', since);
      const found = changed.orderBy('changedAt').limit(MOST).select('changedAt', 'participantIds');
      const { docs } = await found.get();
      for (const each of docs) {
        const at: unknown = each.get('changedAt');
        if (!(at instanceof Timestamp)) continue;
        since = at;
        waiters.tellChanged(each.id, at.toMillis());
        recent.note(each.id, { changedAtMs: at.toMillis(), people: each.get('participantIds') });
      }
    } catch (error) {
      log(`live: ${(error as Error).message}`);
    }
    timer = undefined;
    if (waiters.count > 0) plan();
    else since = undefined;
  }
  function plan() {
    if (!stopped) timer ??= setTimeout(() => void look(), LOOKS_EVERY_MS);
  }
  return {
    /** Begins to look, once somebody waits. */
    begin: plan,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
