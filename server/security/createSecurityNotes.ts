import type { Firestore } from '@google-cloud/firestore';
import type { SecurityEvent } from '@anunturi/shared-domain/people/securityEvents';
import type { MarketErrorCode } from '@anunturi/shared-domain/site/marketError';
import type { Caller } from '../app/callers/Caller';
import { createRateLimit } from '../app/limits/createRateLimit';
import type { Log } from '../app/requestLog';
import { Store } from '../app/data/Store';
import { byCaller, noteSecurity } from './noteSecurity';

type Who = Pick<Caller, 'uid' | 'addressKey'>;
type Options = {
  db: Firestore;
  clock: () => Date;
  /** Called when administrators are to be told of an alarm. */
  onJob?: ((dueAt: Date) => void) | undefined;
  log: Log;
};

/** Refusals that say something about safety; the others are about what was typed. */
const refusals: Partial<Record<MarketErrorCode, SecurityEvent>> = {
  notAllowed: 'refusedRight',
  blocked: 'refusedBlocked',
  secondFactorNeeded: 'refusedCode',
  recentSignInNeeded: 'refusedOldSignIn',
  dailyLimit: 'refusedLimit',
  tooFast: 'refusedPace',
};
const KEYS_MAX = 10_000;
const HOUR_MS = 60 * 60 * 1000;
/** Of a flood from many networks a part is written: the log may not be what slows the market. */
const WRITES_PER_MINUTE = 600;
const MAX_ATTEMPTS = 12;

/** What the security log keeps beside the acts themselves: what was refused, and who read what. */
export function createSecurityNotes({ db, clock, onJob, log }: Options) {
  const counts = new Map<string, number>();
  const pace = createRateLimit(WRITES_PER_MINUTE);

  /** How many to write of a refusal that was repeated: its count is written when it has doubled, and costs nothing in between. */
  function dueOf(key: string): number {
    if (counts.size >= KEYS_MAX) counts.clear();
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count === 1) return 1;
    return Number.isInteger(Math.log2(count)) ? count / 2 : 0;
  }

  async function write(event: SecurityEvent, about: Parameters<typeof noteSecurity>[1]) {
    const dueAt = await db.runTransaction(
      async (transaction) => {
        const now = clock();
        const store = new Store(db, transaction, now);
        await noteSecurity(event, about, { store, now });
        store.flush();
        return store.jobDueAt;
      },
      { maxAttempts: MAX_ATTEMPTS },
    );
    if (dueAt) onJob?.(dueAt);
  }

  return {
    /**
     * Of a command, or of another door by its path, that refused, and why. `times`: so many at once, counted
     * elsewhere. A line that cannot be written changes nothing of the refusal.
     */
    async refused(
      command: string,
      code: MarketErrorCode,
      who: Who,
      { isSession = false, times: told }: { isSession?: boolean; times?: number } = {},
    ) {
      const event = isSession ? 'refusedSession' : refusals[code];
      if (!event) return;
      const hour = Math.floor(clock().getTime() / HOUR_MS);
      const times = told ?? dueOf(`${hour} ${event} ${command} ${who.uid ?? ''} ${who.addressKey}`);
      if (times === 0 || (await pace('')) > 0) return;
      await write(event, { ...byCaller(who), command, times }).catch((error: unknown) =>
        log('An entry of the security log could not be written', { detail: String(error) }),
      );
    },
    /** Of personal data that are about to be answered. @throws when it cannot be written: then nothing is answered */
    read: (event: SecurityEvent, who: Who) => write(event, byCaller(who)),
  };
}
export type SecurityNotes = ReturnType<typeof createSecurityNotes>;
