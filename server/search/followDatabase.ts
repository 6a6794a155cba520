import type { Firestore } from '@google-cloud/firestore';
import type { ReadPage } from '../app/data/createPageReader';
import { createAsking } from './createAsking';
import { createFeed } from './createFeed';
import { createWatch } from './createWatch';
import { EmbeddedKeeper } from './embedded/EmbeddedKeeper';
import type { IndexKeeper, KeeperContext } from './IndexKeeper';
import { countActiveListings, readActiveListings, readListings } from './readListings';
import { readSettings } from './readSettings';
import type { Search } from './Search';
import type { SearchSettings } from './SearchSettings';

export type SearchOptions = {
  db: Firestore;
  /** Reads many documents of that database. */
  readPage: ReadPage;
  county: SearchSettings['county'];
  log(line: string): void;
  looksEveryMs?: number;
  /** After the database did not answer; a second unless told. */
  triesAgainMs?: number;
  /** Where the index is; in the memory of this process unless told. */
  createKeeper?: ((context: KeeperContext) => IndexKeeper) | undefined;
  /** Called when answers may differ from those before. */
  onTaken?: (() => void) | undefined;
};

/** Longer than the clocks of two machines differ: so far back the feed begins where nothing says where it stopped. */
const SKEW_MS = 60_000;
const TRIES_AGAIN_MS = 1000;
const CHECKED_EVERY_MS = 24 * 60 * 60 * 1000;

const inMemory = (context: KeeperContext) => new EmbeddedKeeper(context);

/** Keeps an index at what the database says: opens what earlier processes left or reads every listing, follows what is written, and compares once a day. */
export function followDatabase({
  db,
  readPage,
  county,
  log,
  looksEveryMs,
  triesAgainMs = TRIES_AGAIN_MS,
  createKeeper = inMemory,
  onTaken,
}: SearchOptions) {
  let settings: SearchSettings | undefined;
  let settingsChanges: number | undefined;
  let building: { done: number; total: number } | undefined;
  let rebuiltAtMs: number | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;
  let opened: { isComplete: boolean } | undefined;
  let told: number | undefined;
  // What earlier processes left may show what was hidden since: nothing is answered before the feed has been followed once.
  let hasCaughtUp = false;
  const current = (): Search | undefined => (hasCaughtUp ? keeper.serving : undefined);

  const asking = createAsking({ isStopped: () => stopped, log, triesAgainMs });

  const tellTaken = () => {
    if (told === current()?.position) return;
    told = current()?.position;
    onTaken?.();
  };
  async function keepSettings(changes: number): Promise<void> {
    if (settings && changes === settingsChanges) return;
    const before = JSON.stringify(settings);
    settings = await readSettings(db, county);
    settingsChanges = changes;
    if (keeper.serving && JSON.stringify(settings) !== before) void watch.readAll();
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
    asking,
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
    for await (const page of readActiveListings(readPage, county.code, asking)) {
      yield page;
      if (building) building.done += page.length;
    }
  }
  /** Reads every active listing beside what is served, which goes on until all is there. */
  async function rebuild(): Promise<void> {
    settings = await asking(() => readSettings(db, county));
    const total = await asking(() => countActiveListings(db, county.code));
    building = { done: 0, total };
    try {
      await keeper.rebuild({ all: readAll, some: (ids) => readListings(db, ids, county.code) });
      rebuiltAtMs = Date.now();
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

  /** Opens what earlier processes left, or reads everything; what is done already stays done when it is tried again. */
  async function fill(): Promise<void> {
    if (!opened) {
      opened = { isComplete: await keeper.open(Date.now() - SKEW_MS) };
      if (opened.isComplete) void watch.readAll();
    }
    const rebuilt = keeper.serving ? watch.settled() : rebuild();
    feed.wake();
    await rebuilt;
  }
  async function start(): Promise<void> {
    try {
      settings ??= await readSettings(db, county);
      await fill();
      await feed.catchUp();
      if (feed.status().lookedAtMs === 0) throw new Error('the feed could not be followed yet');
      hasCaughtUp = true;
      tellTaken();
      // What earlier processes left may be of a database that was restored since.
      if (opened?.isComplete) void checkNow();
    } catch (error) {
      if (stopped) return;
      log(`search: ${(error as Error).message}`);
      retry = setTimeout(() => (starting = start()), triesAgainMs);
    }
  }
  let starting = start();

  return {
    keeper,
    feed,
    watch,
    rebuild,
    check,
    /** What answers; undefined while it does not know all that was written. */
    current,
    settings: () => settings,
    /** When all listings were last read in this process, in milliseconds; never where an earlier one left them. */
    rebuiltAtMs: () => rebuiltAtMs,
    /** How far a reading of all listings is; undefined when none is under way. */
    building: () => building && { ...building },
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
