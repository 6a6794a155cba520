import type { Listing } from '@anunturi/shared-domain/listing/listing';
import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';

/** A listing as it stood when it was read: `version` grows with every write of its document. */
export type ReadListing = { listing: Listing; version: number };

/** How far an engine is. */
export type SearchStatus = {
  /** Listings that a search can find. */
  listings: number;
  words: number;
  /** Of the memory that listings take, in bytes, about. */
  sizeBytes: number;
  /** Saved searches that `percolate` looks through. */
  watched: number;
};

/**
 * Answers lists, counts and alerts from an index that follows the database: the only place where it is decided which listings a
 * search finds. A listing that is not public is not in it.
 */
export type Search = {
  /** Takes in a listing as it was read; one that is not public goes. An older version than the known one changes nothing. */
  put(read: ReadListing): void;
  /** Takes out what is not readable, as of a version. */
  hide(id: string, version: number): void;
  /** Takes a listing out for good: ids never come back. */
  remove(id: string): void;
  query(query: SearchQuery, now: Date): SearchAnswer;
  /** How many listings have all that a search asks; 0 where its list would have to give something up. */
  countWhole(query: SearchQuery, now: Date): number;
  /** Remembers a saved search, in place of the one under this id. */
  watch(id: string, query: SearchQuery): void;
  unwatch(id: string): void;
  /** The ids of the watched searches whose list has this listing, which is in the index. */
  percolate(listingId: string, now: Date): string[];
  /** Grows with everything that is put or removed. */
  readonly position: number;
  status(): SearchStatus;
};
