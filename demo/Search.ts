/** A search as people type it, the listings (by key) that it must find, and how many it may find at most. */
export type Search = readonly [typed: string, finds: string, atMost?: number];
