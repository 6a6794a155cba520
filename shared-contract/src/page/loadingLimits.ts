/**
 * How long a page waits for its parts. The settings of every build and of the shell: a change reaches each remote with its
 * next release.
 */
export const loadingLimits = {
  /** An entry or a chunk that has not come by then counts as failed. */
  chunkTimeoutMs: 120_000,
  /** Entries, lazy chunks and data that take this long are spoken of. */
  slowAfterMs: 8_000,
  /** Who is signed in that is not known by then holds up nothing that everybody may see. */
  sessionMs: 8_000,
  /** Data that has not come by then ends with a message and a way to try again. */
  dataTimeoutMs: 30_000,
};
