import { type Firestore, Timestamp } from '@google-cloud/firestore';
import { createWorkLoop } from '../app/queue/createWorkLoop';
import type { FeedPosition, IndexKeeper } from './IndexKeeper';
import { LISTING_CHANGES } from './listingChange';
import { readListings } from './readListings';

export type FeedOptions = {
  db: Firestore;
  /** Code of the county whose listings are taken in. */
  county: string;
  /** Takes in what was read, and keeps where the feed stopped. */
  keeper: Pick<IndexKeeper, 'take' | 'moveFeed'>;
  /** Called with the number of changes of settings that there were, before what was written after them is taken in. */
  onSettings(changes: number): Promise<void>;
  /** Saved searches were written. */
  onSearches(paths: readonly string[]): Promise<void>;
  /** Called after each look. */
  onLooked(): void;
  log(line: string): void;
  looksEveryMs?: number;
};

const PAGE = 200;
/** Other processes write too, and tell nobody. */
const LOOKS_EVERY_MS = 10_000;
const LOOKS_AGAIN_MS = 1000;
/** So far back each look begins: entries of two transactions may be seen in another order than they were committed. */
const OVERLAP_MS = 10_000;

/**
 * Follows what commands and jobs write: reads each changed listing as it is now and hands it on. It may be told the same twice, and
 * loses nothing: where it stopped is a time of the database, from which it goes on.
 */
export function createFeed(options: FeedOptions) {
  const { db, county, keeper, onSettings, onSearches, onLooked, log, looksEveryMs } = options;
  const waiting = new Map<string, () => void>();
  let taken: ReadonlySet<string> = new Set();
  let stopped = false;
  let watermarkMs = 0;
  let lookedAtMs = 0;

  /** Takes in a page of what is new; answers whether there may be more. */
  async function takePage(position: FeedPosition): Promise<boolean> {
    const { seen } = position;
    const page = await db
      .collection(LISTING_CHANGES)
      .where('at', '>=', Timestamp.fromMillis(Math.max(0, position.watermarkMs - OVERLAP_MS)))
      .orderBy('at')
      .limit(PAGE + seen.size)
      .get();
    const news = page.docs.filter(({ id }) => !seen.has(id));
    const ids = new Set(news.flatMap((entry) => entry.get('listingIds') as string[]));
    if (news.some((entry) => entry.get('settings') === true)) position.settingsChanges += 1;
    await onSettings(position.settingsChanges);
    await keeper.take(await readListings(db, [...ids], county));
    const searches = news.flatMap((entry) => (entry.get('searches') ?? []) as string[]);
    if (searches.length > 0) await onSearches([...new Set(searches)]);
    for (const entry of news) {
      const atMs = (entry.get('at') as Timestamp).toMillis();
      seen.set(entry.id, atMs);
      position.watermarkMs = Math.max(position.watermarkMs, atMs);
    }
    for (const [id, atMs] of seen) if (atMs < position.watermarkMs - OVERLAP_MS) seen.delete(id);
    return news.length === PAGE;
  }

  async function look(): Promise<void> {
    let isMore: boolean;
    do {
      isMore = false;
      await keeper.moveFeed(async (position) => {
        isMore = await takePage(position);
        taken = new Set(position.seen.keys());
        watermarkMs = position.watermarkMs;
      });
      for (const [id, resolve] of waiting) if (taken.has(id)) resolve();
    } while (isMore);
    lookedAtMs = Date.now();
    onLooked();
  }

  const round = async () => {
    await look();
    return { count: 0, hasFailed: false };
  };
  const loop = createWorkLoop(round, {
    name: 'search feed',
    log: (line) => void (stopped || log(line)),
    looksAgainMs: LOOKS_AGAIN_MS,
    looksEveryMs: looksEveryMs ?? LOOKS_EVERY_MS,
  });

  return {
    wake: loop.wake,
    /** Ends when it has seen what was committed before. */
    async catchUp(): Promise<void> {
      await loop.settled();
      loop.wake();
      await loop.settled();
    },
    /** Ends once an entry has been taken in, or when the time is over. */
    async reached(id: string, limitMs: number): Promise<void> {
      if (taken.has(id)) return;
      let limit: NodeJS.Timeout | undefined;
      const isTaken = new Promise<void>((resolve) => {
        waiting.set(id, resolve);
        limit = setTimeout(resolve, limitMs);
      });
      loop.wake();
      await isTaken;
      clearTimeout(limit);
      waiting.delete(id);
    },
    status: () => ({ watermarkMs, lookedAtMs }),
    /** Takes in nothing more; ends when the look that is under way has. */
    stop(): Promise<void> {
      stopped = true;
      return loop.stop();
    },
  };
}
