import { setImmediate } from 'node:timers/promises';
import type { Firestore } from '@google-cloud/firestore';
import type { Asking } from './createAsking';
import {
  type FoundSearch,
  readAllSavedSearches,
  readSavedSearches,
  toSearchQuery,
} from './readSavedSearches';
import type { Search } from './Search';
import type { SearchSettings } from './SearchSettings';

/** Reading a search takes about a millisecond: lists are answered between so many. */
const AT_ONCE = 20;
const READ_AGAIN_EVERY_MS = 10_000;
/** What words mean follows the listings within this time. */
const READ_AGAIN_WITHIN_MS = 60 * 60 * 1000;

type WatchOptions = {
  db: Firestore;
  search(): Search | undefined;
  settings(): SearchSettings | undefined;
  asking: Asking;
  log(line: string): void;
  readAgainEveryMs?: number;
};

/** Keeps the saved searches of an engine: reads them all once, takes in what changes, and reads them anew in turn. */
export function createWatch({
  db,
  search,
  settings,
  asking,
  log,
  readAgainEveryMs = READ_AGAIN_EVERY_MS,
}: WatchOptions) {
  let isStopped = false;
  let isReading = false;
  let reading: Promise<void> | undefined;
  let knows: Search | undefined;

  async function take(found: readonly FoundSearch[]): Promise<void> {
    for (const [at, { path, query, county }] of found.entries()) {
      const [engine, known] = [search(), settings()];
      if (isStopped || !engine || !known) return;
      const isOthers = (county ?? known.county.code) !== known.county.code;
      if (query === undefined || isOthers) await engine.unwatch(path);
      else await engine.watch(path, toSearchQuery(query, known));
      if (at % AT_ONCE === AT_ONCE - 1) await setImmediate();
    }
  }

  async function readAll(): Promise<void> {
    const engine = search();
    for await (const page of readAllSavedSearches(db, asking)) {
      await take(page);
      if (isStopped || engine !== search()) return;
    }
    knows = engine;
  }

  async function readSomeAgain(): Promise<void> {
    const engine = search();
    // Without all of them nobody is told of news.
    if (engine && knows !== engine && !isReading) return readAllNext();
    const share = readAgainEveryMs / READ_AGAIN_WITHIN_MS;
    if (engine) await engine.readWatchedAgain(Math.ceil((await engine.status()).watched * share));
  }
  function readAllNext(): Promise<void> {
    const before = reading;
    const next = async () => {
      await before;
      isReading = true;
      await readAll().catch(tell);
      isReading = false;
    };
    return (reading = next());
  }
  const tell = (error: Error) => void (isStopped || log(`saved searches: ${error.message}`));
  const turns = setInterval(() => void readSomeAgain().catch(tell), readAgainEveryMs);
  turns.unref();

  return {
    /** Whether the engine knows every saved search. */
    isReady: () => knows !== undefined && knows === search(),
    /** Reads all of them: of a new engine, and when what they mean was changed. */
    readAll: readAllNext,
    /** Ends when the reading that is under way has ended. */
    settled: async () => reading,
    /** Takes in those that were written. */
    follow: async (paths: readonly string[]) => take(await readSavedSearches(db, paths)),
    stop(): void {
      isStopped = true;
      clearInterval(turns);
    },
  };
}
