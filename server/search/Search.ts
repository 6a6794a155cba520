import type { Listing } from '@anunturi/shared-domain/listing/listing';
import type { PricePosition } from '@anunturi/shared-domain/listing/pricePosition';
import type { ListedAnswer } from '@anunturi/shared-domain/search/ListedAnswer';
import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';

/** A listing as it stood when it was read: `version` grows with every write of its document. */
export type ReadListing = { listing: Listing; version: number };
/** What was read under an id: a listing, nothing any more, or what is not readable. */
export type FoundListing = ReadListing | { id: string; isDeleted: boolean; version: number };

/** At once from memory, or when a database has answered. */
export type Soon<T> = T | Promise<T>;

/** How far an engine is. */
export type SearchStatus = {
  /** Listings that a search can find. */
  listings: number;
  words: number;
  /** Of the memory or disk that listings take, in bytes, about. */
  sizeBytes: number;
  /** Saved searches that `percolate` looks through. */
  watched: number;
};

/**
 * Answers lists, counts and alerts from an index that follows the database: the only place where it is decided which listings a
 * search finds. A listing that is not public is not in it.
 */
export type Search = {
  /**
   * Takes in what was read. One that is not public or not readable goes, until a newer version comes; one that is deleted goes for good:
   * ids never come back. An older version than the known one changes nothing.
   */
  take(found: readonly FoundListing[]): Soon<void>;
  query(query: SearchQuery, now: Date): Soon<SearchAnswer>;
  /**
   * Where a listing's price stands among the listings that `toComparableFilters` finds, itself left out; null where that cannot be
   * said. Cards of answers have its `position`.
   */
  pricePosition(id: string, now: Date): Soon<PricePosition | null>;
  /**
   * A part of all that a search can find, LISTED_PART at most: the first, or that after `next` of the one before. What is there all the
   * while is in one part. Undefined where the part before is of an index that was numbered otherwise.
   */
  listed(after: string | undefined, now: Date): Soon<ListedAnswer | undefined>;
  /** How many listings have all that a search asks; 0 where its list would have to give something up. */
  countWhole(query: SearchQuery, now: Date): Soon<number>;
  /** Remembers a saved search, in place of the one under this id. */
  watch(id: string, query: SearchQuery): Soon<void>;
  unwatch(id: string): Soon<void>;
  /** Reads those of the watched searches anew that were read longest ago: words may mean something else now. */
  readWatchedAgain(count: number): Soon<void>;
  /** The ids of the watched searches whose list has this listing, which is in the index. */
  percolate(listingId: string, now: Date): Soon<string[]>;
  /** Grows with everything that is put or removed. */
  readonly position: number;
  status(): Soon<SearchStatus>;
};
