import { withinTime } from '@anunturi/shared-domain/site/withinTime';
import { Hono } from 'hono';
import type { Log } from './requestLog';

const WITHIN_MS = 2000;
/** Probes ask every few seconds, and each reading is paid for. */
const KEPT_MS = 10_000;

export type HealthOptions = {
  /** Asks the database for anything. @throws when it does not answer */
  readDatabase: () => Promise<unknown>;
  /** Whether the queue of jobs could be looked at the last time. */
  isQueueWell: () => boolean;
  /** Whether the search knows all listings, or there is none: until then lists are 503. */
  isSearchReady: () => boolean;
  /** Whether this process ends soon and takes no new calls. */
  isDraining: () => boolean;
  log: Log;
  now?: () => number;
};

/** `/healthz`: the process answers. `/readyz`: it may get calls; 503 while it may not. Strangers learn no more. */
export function createHealthApp({
  readDatabase,
  isQueueWell,
  isSearchReady,
  isDraining,
  log,
  now = Date.now,
}: HealthOptions): Hono {
  let kept: { atMs: number; isWell: Promise<boolean> } | undefined;
  function isDatabaseWell(): Promise<boolean> {
    if (!kept || now() - kept.atMs > KEPT_MS) {
      const isWell = withinTime(
        readDatabase(),
        WITHIN_MS,
        () => new Error('no answer in time'),
      ).then(
        () => true,
        (error: Error) => {
          kept = undefined; // asked again at once: it may be back
          log(`The database does not answer: ${error.message}`, { severity: 'WARNING' });
          return false;
        },
      );
      kept = { atMs: now(), isWell };
    }
    return kept.isWell;
  }
  return new Hono()
    .get('/healthz', (c) => c.json({ ok: true }, 200, NOT_KEPT))
    .get('/readyz', async (c) => {
      const isReady = !isDraining() && isQueueWell() && isSearchReady() && (await isDatabaseWell());
      return c.json({ ready: isReady }, isReady ? 200 : 503, NOT_KEPT);
    });
}

const NOT_KEPT = { 'cache-control': 'no-store' };
