import type { Firestore } from '@google-cloud/firestore';
import { isPublicStatus } from '@anunturi/shared-domain/listing/listingStatus';
import { toShownStatus } from '@anunturi/shared-domain/listing/listingExpiry';
import { toListingCard } from '@anunturi/shared-domain/listing/toListingCard';
import type { CardsAnswer } from '@anunturi/shared-domain/search/CardsAnswer';
import type { ListedAnswer } from '@anunturi/shared-domain/search/ListedAnswer';
import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';
import type { PriceAnswer } from '@anunturi/shared-domain/search/PriceAnswer';
import type { SuggestAnswer } from '@anunturi/shared-domain/search/SuggestAnswer';
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { createFeed } from './createFeed';
import { createWatch } from './createWatch';
import { EmbeddedKeeper } from './embedded/EmbeddedKeeper';
import type { IndexKeeper, KeeperContext } from './IndexKeeper';
import { countActiveListings, readActiveListings, readListings } from './readListings';
import { readSettings } from './readSettings';
import { toContext } from './readWords';
import type { SearchSettings } from './SearchSettings';
import type { Search, Soon } from './Search';
import { suggest } from './suggest/suggest';

export type SearchOptions = {
  db: Firestore;
  county: SearchSettings['county'];
  log(line: string): void;
  looksEveryMs?: number;
  /** Where the index is; in the memory of this process unless told. */
  createKeeper?: ((context: KeeperContext) => IndexKeeper) | undefined;
  /** Called when answers may differ from those before. */
  onTaken?: (() => void) | undefined;
};

/** Longer than the clocks of two machines differ: so far back the feed begins where nothing says where it stopped. */
const SKEW_MS = 60_000;
const TRY_AGAIN_MS = 1000;
const CHECKED_EVERY_MS = 24 * 60 * 60 * 1000;
/** How long a search waits for what its own person wrote. */
const WRITTEN_WAIT_MS = 1000;

const inMemory = (context: KeeperContext) => new EmbeddedKeeper(context);

/** The search of one county in this process: knows every listing of it, follows what changes, and answers when it knows all. */
export function openSearch({
  db,
  county,
  log,
  looksEveryMs,
  createKeeper = inMemory,
  onTaken,
}: SearchOptions) {
  let settings: SearchSettings | undefined;
  let settingsChanges: number | undefined;
  let building: { done: number; total: number } | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;
  let told: number | undefined;
  // What earlier processes left may show what was hidden since: nothing is answered before the feed has been followed once.
  let hasCaughtUp = false;
  const current = () => (hasCaughtUp ? keeper.serving : undefined);

  const tellTaken = () => {
    if (told === current()?.position) return;
    told = current()?.position;
    onTaken?.();
  };
  async function keepSettings(changes: number): Promise<void> {
    if (settings && changes === settingsChanges) return;
    settings = await readSettings(db, county);
    settingsChanges = changes;
    if (keeper.serving) void watch.readAll();
  }
  const keeper = createKeeper({
    log,
    settings() {
      if (!settings) throw new Error('The settings of the search have not been read');
      return settings;
    },
    onChanged(changes) {
      keepSettings(changes).then(tellTaken, (error: Error) => log(`search: ${error.message}`));
    },
  });
  const watch = createWatch({
    db,
    log,
    search: () => keeper.serving,
    settings: () => settings,
  });
  const feed = createFeed({
    db,
    county: county.code,
    keeper,
    log,
    ...(looksEveryMs !== undefined && { looksEveryMs }),
    onSettings: keepSettings,
    onSearches: watch.follow,
    onLooked: tellTaken,
  });

  async function* readAll() {
    for await (const page of readActiveListings(db, county.code)) {
      if (stopped) throw new Error('stopped');
      yield page;
      if (building) building.done += page.length;
    }
  }
  /** Reads every active listing beside what is served, which goes on until all is there. */
  async function rebuild(): Promise<void> {
    settings = await readSettings(db, county);
    building = { done: 0, total: await countActiveListings(db, county.code) };
    try {
      await keeper.rebuild({ all: readAll, some: (ids) => readListings(db, ids, county.code) });
      void watch.readAll();
      tellTaken();
    } finally {
      building = undefined;
    }
  }

  /** Compares the index with the database, and reads it anew where they differ. */
  async function check(): Promise<void> {
    await feed.catchUp();
    const active = await countActiveListings(db, county.code);
    const found = (await keeper.serving?.status())?.listings;
    if (found === undefined || active === found) return;
    log(`search: the index has ${found} of ${active} active listings and is read anew`);
    await rebuild();
  }
  const checkNow = () =>
    check().catch((error: Error) => void (stopped || log(`search check: ${error.message}`)));
  const checks = setInterval(() => void checkNow(), CHECKED_EVERY_MS);
  checks.unref();

  async function start(): Promise<void> {
    try {
      settings = await readSettings(db, county);
      const isComplete = await keeper.open(Date.now() - SKEW_MS);
      const rebuilt = isComplete ? watch.readAll() : rebuild();
      feed.wake();
      await rebuilt;
      await feed.catchUp();
      if (feed.status().lookedAtMs === 0) throw new Error('the feed could not be followed yet');
      hasCaughtUp = true;
      tellTaken();
      // What earlier processes left may be of a database that was restored since.
      if (isComplete) void checkNow();
    } catch (error) {
      if (stopped) return;
      log(`search: ${(error as Error).message}`);
      retry = setTimeout(() => (starting = start()), TRY_AGAIN_MS);
    }
  }
  let starting = start();

  /** What the index answers; undefined while it does not know all listings, and while it cannot be reached. */
  async function askIndex<T>(ask: (index: Search) => Soon<T>): Promise<T | undefined> {
    const index = current();
    try {
      return index && (await ask(index));
    } catch (error) {
      if (!keeper.isAway(error)) throw error;
      log(`search: ${(error as Error).message}`);
      return undefined;
    }
  }

  return {
    /** Looks for what changed, after a command or job of this process that wrote listings. */
    wake: () => feed.wake(),
    catchUp: () => feed.catchUp(),
    rebuild,
    check,
    /** Code of the county whose listings it finds: the key of its index. */
    county: county.code,
    /** Whether it knows all listings; until then it answers nothing. */
    get isReady(): boolean {
      return current() !== undefined;
    },
    /** Grows with everything that the index takes in. */
    get position(): number {
      return keeper.serving?.position ?? 0;
    },
    /** The answer of a search; undefined while the index cannot give it, as of the others. */
    async answer(query: SearchQuery, now: Date): Promise<SearchAnswer | undefined> {
      if (query.written && current()) await feed.reached(query.written, WRITTEN_WAIT_MS);
      return askIndex((index) => index.query(query, now));
    },
    /** Where a listing's price stands. */
    price: (id: string, now: Date): Promise<PriceAnswer | undefined> =>
      askIndex(async (index) => ({ price: await index.pricePosition(id, now) })),
    /** A part of what site maps name. */
    listed: (part: number, now: Date): Promise<ListedAnswer | undefined> =>
      askIndex((index) => index.listed(part, now)),
    /** Cards of named listings that anybody may see, read from the database: an index has none that ended. */
    async cards(ids: readonly string[], now: Date): Promise<CardsAnswer> {
      const found = await readListings(db, ids);
      const listings = found.flatMap((each) =>
        'listing' in each && isPublicStatus(each.listing.status) ? [each.listing] : [],
      );
      const cards = listings.map((listing) => ({
        ...toListingCard(listing),
        status: toShownStatus(listing, now),
      }));
      return { cards };
    },
    /** Searches that what is typed may become. */
    async suggest({ filters }: SearchQuery, now: Date): Promise<SuggestAnswer | undefined> {
      if (!settings) return undefined;
      const { words = '', sort: _sort, ...chosen } = filters;
      const context = toContext(settings, chosen, now);
      return askIndex((index) => suggest(words, context, (asked) => index.countWhole(asked, now)));
    },
    /**
     * The saved searches whose list has a listing, by their paths, with what was written until now.
     * @throws Error while it does not know all listings and searches
     */
    async percolate(listingId: string, now: Date): Promise<string[]> {
      await starting;
      await feed.catchUp();
      const { serving } = keeper;
      if (!serving || !watch.isReady())
        throw new Error('The search does not know all searches yet');
      return serving.percolate(listingId, now);
    },
    /** For administrators and tests. */
    async status() {
      const { watermarkMs, lookedAtMs } = feed.status();
      const known = await askIndex((index) => index.status());
      return {
        isReady: current() !== undefined,
        ...(building && { rebuilding: { ...building } }),
        ...known,
        /** How long ago it had taken in all that was written. */
        lagMs: lookedAtMs === 0 ? undefined : Date.now() - lookedAtMs,
        watermarkMs,
      };
    },
    /** Ends when it has read the database, or has failed to. */
    whenReady: () => starting,
    /** Asks nothing more of the database. */
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(retry);
      clearInterval(checks);
      watch.stop();
      await feed.stop();
      await keeper.close();
    },
  };
}
export type OpenSearch = ReturnType<typeof openSearch>;
