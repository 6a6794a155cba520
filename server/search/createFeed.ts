import { type Firestore, Timestamp } from '@google-cloud/firestore';
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
/**
 * Processes of this machine wake the feed themselves: a look by the clock is for what others wrote. Each is a read that is paid
 * for.
 */
const LOOKS_EVERY_MS = 10_000;
const LOOKS_AGAIN_MS = 1000;
/** So far back each look begins: entries of two transactions may be seen in another order than they were committed. */
const OVERLAP_MS = 10_000;

/**
 * Follows what commands and jobs write: reads each changed listing as it is now and hands it on. It may be told the same twice, and
 * loses nothing: where it stopped is a time of the database, from which it goes on.
 */
export function createFeed({
  db,
  take,
  onSettings,
  log,
  looksEveryMs = LOOKS_EVERY_MS,
}: FeedOptions) {
  /** Entries of the overlap by id, with the milliseconds of their commit. */
  const seen = new Map<string, number>();
  const waiting = new Map<string, () => void>();
  let [stopped, running, again] = [false, false, false];
  let watermarkMs = 0;
  let lookedAtMs = 0;
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();

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

  async function work(): Promise<void> {
    running = true;
    clearTimeout(timer);
    let pauseMs = looksEveryMs;
    try {
      do {
        again = false;
        await look();
      } while (again && !stopped);
    } catch (error) {
      pauseMs = LOOKS_AGAIN_MS;
      if (!stopped) log(`search feed: ${(error as Error).message}`);
    }
    running = false;
    if (!stopped) timer = setTimeout(() => (working = work()), pauseMs);
  }

  return {
    /** Goes on from a moment of the database. */
    startAt(ms: number): void {
      watermarkMs = ms;
    },
    /** Looks now, and from then on by itself. */
    wake(): void {
      if (running) again = true;
      else if (!stopped) working = work();
    },
    /** Ends when it has seen what was committed before. */
    async catchUp(): Promise<void> {
      await working;
      this.wake();
      await working;
    },
    /** Ends once an entry has been taken in, or when the time is over. */
    async reached(id: string, limitMs: number): Promise<void> {
      if (seen.has(id)) return;
      let limit: NodeJS.Timeout | undefined;
      const taken = new Promise<void>((resolve) => {
        waiting.set(id, resolve);
        limit = setTimeout(resolve, limitMs);
      });
      this.wake();
      await taken;
      clearTimeout(limit);
      waiting.delete(id);
    },
    status: () => ({ watermarkMs, lookedAtMs }),
    /** Takes in nothing more; a look that is under way ends by itself. */
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
