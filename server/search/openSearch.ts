import type { Firestore } from '@google-cloud/firestore';
import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';
import type { SuggestAnswer } from '@anunturi/shared-domain/search/SuggestAnswer';
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { createFeed } from './createFeed';
import { EmbeddedSearch } from './embedded/EmbeddedSearch';
import { countActiveListings, type FoundListing, readActiveListings } from './readListings';
import { readSettings } from './readSettings';
import { toContext } from './readWords';
import type { SearchSettings } from './SearchSettings';
import { suggest } from './suggest/suggest';
import type { Search } from './Search';

export type SearchOptions = {
  db: Firestore;
  county: SearchSettings['county'];
  log(line: string): void;
  looksEveryMs?: number;
  /** Called when answers may differ from those before. */
  onTaken?: (() => void) | undefined;
};

/** Longer than the clocks of two machines differ: so far back the feed begins where nothing says where it stopped. */
const SKEW_MS = 60_000;
const TRY_AGAIN_MS = 1000;
const CHECKED_EVERY_MS = 24 * 60 * 60 * 1000;
/** How long a search waits for what its own person wrote. */
const WRITTEN_WAIT_MS = 1000;

/** The search of this process: reads the database once, follows what changes, and answers when it knows all. */
export function openSearch({ db, county, log, looksEveryMs, onTaken }: SearchOptions) {
  let settings: SearchSettings | undefined;
  let serving: Search | undefined;
  let building: { search: Search; done: number; total: number } | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  const newSearch = () => {
    const known = settings;
    if (!known) throw new Error('The settings of the search have not been read');
    return new EmbeddedSearch(() => settings ?? known);
  };
  const takeInto = (search: Search, found: readonly FoundListing[]) => {
    for (const each of found) {
      if ('listing' in each) search.put(each);
      else if (each.isDeleted) search.remove(each.id);
      else search.hide(each.id, each.version);
    }
  };
  const feed = createFeed({
    db,
    log,
    ...(looksEveryMs !== undefined && { looksEveryMs }),
    async onSettings() {
      settings = await readSettings(db, county);
    },
    take(found) {
      for (const search of [serving, building?.search]) if (search) takeInto(search, found);
      if (serving && found.length > 0) onTaken?.();
    },
  });

  /** Reads every active listing beside what is served, which goes on until all is there. */
  async function rebuild(): Promise<void> {
    settings = await readSettings(db, county);
    const search = newSearch();
    building = { search, done: 0, total: await countActiveListings(db) };
    try {
      for await (const page of readActiveListings(db)) {
        if (stopped) return;
        takeInto(search, page);
        building.done += page.length;
      }
      serving = search;
      onTaken?.();
    } finally {
      building = undefined;
    }
  }

  /** Compares the index with the database, and reads it anew where they differ. */
  async function check(): Promise<void> {
    await feed.catchUp();
    const [active, found] = [await countActiveListings(db), serving?.status().listings];
    if (found === undefined || active === found) return;
    log(`search: the index has ${found} of ${active} active listings and is read anew`);
    await rebuild();
  }
  const checks = setInterval(
    () => void check().catch((error: Error) => log(`search check: ${error.message}`)),
    CHECKED_EVERY_MS,
  );
  checks.unref();

  async function start(): Promise<void> {
    try {
      feed.startAt(Date.now() - SKEW_MS);
      const rebuilt = rebuild();
      feed.wake();
      await rebuilt;
    } catch (error) {
      if (stopped) return;
      log(`search: ${(error as Error).message}`);
      retry = setTimeout(() => (starting = start()), TRY_AGAIN_MS);
    }
  }
  let starting = start();

  return {
    /** Looks for what changed, after a command or job of this process that wrote listings. */
    wake: () => feed.wake(),
    catchUp: () => feed.catchUp(),
    rebuild,
    check,
    /** Whether it knows all listings; until then it answers nothing. */
    get isReady(): boolean {
      return serving !== undefined;
    },
    /** Grows with everything that the index takes in. */
    get position(): number {
      return serving?.position ?? 0;
    },
    /** The answer of a search; undefined while it does not know all listings. */
    async answer(query: SearchQuery, now: Date): Promise<SearchAnswer | undefined> {
      if (query.written && serving) await feed.reached(query.written, WRITTEN_WAIT_MS);
      return serving?.query(query, now);
    },
    /** Searches that what is typed may become; undefined while it does not know all listings. */
    suggest({ filters }: SearchQuery, now: Date): SuggestAnswer | undefined {
      if (!serving || !settings) return undefined;
      const { words = '', sort: _sort, ...chosen } = filters;
      const search = serving;
      return suggest(words, toContext(settings, chosen, now), (asked) =>
        search.countWhole(asked, now),
      );
    },
    /** For administrators and tests. */
    status() {
      const { watermarkMs, lookedAtMs } = feed.status();
      return {
        isReady: serving !== undefined,
        ...(building && { rebuilding: { done: building.done, total: building.total } }),
        ...serving?.status(),
        /** How long ago it looked for changes. */
        lagMs: lookedAtMs === 0 ? undefined : Date.now() - lookedAtMs,
        watermarkMs,
      };
    },
    /** Ends when it has read the database, or has failed to. */
    whenReady: () => starting,
    /** Asks nothing more of the database. */
    stop(): void {
      stopped = true;
      clearTimeout(retry);
      clearInterval(checks);
      feed.stop();
    },
  };
}
export type OpenSearch = ReturnType<typeof openSearch>;
