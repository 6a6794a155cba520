/** A file of the shell's build, as the build lists it; `isFirst`: every page needs it. */
export type BuiltFile = { url: string; integrity: string; isFirst: boolean };

/** What the worker is made of: what browsers give it, and the files that it was built with. */
export type WorkerParts = {
  caches: CacheStorage;
  fetch: typeof fetch;
  now: () => number;
  /** Of this site: other origins are let through; their photos are kept only when they may be read. */
  origin: string;
  files: readonly BuiltFile[];
};

/** Goes on after the answer was given, as long as the browser lets it. */
export type WaitUntil = (work: Promise<unknown>) => void;
