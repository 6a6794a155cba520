import type { FoundListing, Search, Soon } from './Search';
import type { SearchSettings } from './SearchSettings';

/** Where a feed stopped. */
export type FeedPosition = {
  /** The time of the latest entry that was taken in, in milliseconds of the database. */
  watermarkMs: number;
  /** Entries near it by id, with the milliseconds of their commit. */
  seen: Map<string, number>;
  /** How often categories, places or rates have changed. */
  settingsChanges: number;
};

/** Reads listings as they are now. */
export type ListingSource = {
  /** Every active one, page by page. */
  all(): AsyncIterable<FoundListing[]>;
  some(ids: readonly string[]): Promise<FoundListing[]>;
};

/** Keeps an index: in the memory of this process, or in a database that several processes share. */
export type IndexKeeper = {
  /** What answers; undefined until it has every listing. */
  readonly serving: Search | undefined;
  /** When a snapshot was last written or read, in milliseconds; never where there is none. */
  readonly savedAtMs?: number | undefined;
  /**
   * Opens what earlier processes left. Where they left nothing that can go on, the feed begins at a time of the database in milliseconds,
   * and every listing must be read.
   * @returns whether it has every listing
   */
  open(beginMs: number): Promise<boolean>;
  /** Takes in what changed, into what is served and what is being built. */
  take(found: readonly FoundListing[]): Soon<void>;
  /** Reads every listing beside what is served, which goes on until all is there. */
  rebuild(source: ListingSource): Promise<void>;
  /** Runs a look of the feed from where the last one stopped and keeps where it stops; one look at a time. */
  moveFeed(look: (position: FeedPosition) => Promise<void>): Promise<void>;
  /** Whether an error of what is served says that the index cannot be reached at the moment. */
  isAway(error: unknown): boolean;
  close(): Soon<void>;
};

/** What a keeper is made with. */
export type KeeperContext = {
  /** Asked for anew at each search: administrators change them. */
  settings(): SearchSettings;
  log(line: string): void;
  /** Another process has taken something in; `settingsChanges` as of the feed. */
  onChanged(settingsChanges: number): void;
};
