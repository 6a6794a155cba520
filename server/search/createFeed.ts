import { type Firestore, Timestamp } from '@google-cloud/firestore';
import { createWorkLoop } from '../app/createWorkLoop';
import { LISTING_CHANGES } from './listingChange';
import { type FoundListing, readListings } from './readListings';

export type FeedOptions = {
  db: Firestore;
  /** Takes in what was read. */
  take(found: readonly FoundListing[]): void;
  onSettings(): Promise<void>;
  log(line: string): void;
  looksEveryMs?: number;
};

const PAGE = 200;
const LOOKS_AGAIN_MS = 1000;
/** So far back each look begins: entries of two transactions may be seen in another order than they were committed. */
const OVERLAP_MS = 10_000;

/**
 * Follows what commands and jobs write: reads each changed listing as it is now and hands it on. It may be told the same twice, and
 * loses nothing: where it stopped is a time of the database, from which it goes on.
 */
export function createFeed({ db, take, onSettings, log, looksEveryMs }: FeedOptions) {
  /** Entries of the overlap by id, with the milliseconds of their commit. */
  const seen = new Map<string, number>();
  const waiting = new Map<string, () => void>();
  let stopped = false;
  let watermarkMs = 0;
  let lookedAtMs = 0;

  async function look(): Promise<void> {
    for (;;) {
      const page = await db
        .collection(LISTING_CHANGES)
        .where('at', '>=', Timestamp.fromMillis(Math.max(0, watermarkMs - OVERLAP_MS)))
        .orderBy('at')
        .limit(PAGE + seen.size)
        .get();
      const news = page.docs.filter(({ id }) => !seen.has(id));
      const ids = new Set(news.flatMap((entry) => entry.get('listingIds') as string[]));
      if (news.some((entry) => entry.get('settings') === true)) await onSettings();
      take(await readListings(db, [...ids]));
      for (const entry of news) {
        const atMs = (entry.get('at') as Timestamp).toMillis();
        seen.set(entry.id, atMs);
        watermarkMs = Math.max(watermarkMs, atMs);
        waiting.get(entry.id)?.();
      }
      for (const [id, atMs] of seen) if (atMs < watermarkMs - OVERLAP_MS) seen.delete(id);
      lookedAtMs = Date.now();
      if (news.length < PAGE) return;
    }
  }

  const round = async () => {
    await look();
    return { count: 0, hasFailed: false };
  };
  const loop = createWorkLoop(round, {
    name: 'search feed',
    log: (line) => void (stopped || log(line)),
    looksAgainMs: LOOKS_AGAIN_MS,
    ...(looksEveryMs !== undefined && { looksEveryMs }),
  });

  return {
    /** Goes on from a moment of the database. */
    startAt(ms: number): void {
      watermarkMs = ms;
    },
    wake: loop.wake,
    /** Ends when it has seen what was committed before. */
    async catchUp(): Promise<void> {
      await loop.settled();
      loop.wake();
      await loop.settled();
    },
    /** Ends once an entry has been taken in, or when the time is over. */
    async reached(id: string, limitMs: number): Promise<void> {
      if (seen.has(id)) return;
      let limit: NodeJS.Timeout | undefined;
      const taken = new Promise<void>((resolve) => {
        waiting.set(id, resolve);
        limit = setTimeout(resolve, limitMs);
      });
      loop.wake();
      await taken;
      clearTimeout(limit);
      waiting.delete(id);
    },
    status: () => ({ watermarkMs, lookedAtMs }),
    /** Takes in nothing more; a look that is under way ends by itself. */
    stop(): void {
      stopped = true;
      void loop.stop();
    },
  };
}
