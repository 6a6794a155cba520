import * as z from 'zod/mini';

/** What waits in a queue: due now, later, given up; since when the oldest has been due. */
export const queueSchema = z.strictObject({
  due: z.int(),
  later: z.int(),
  failed: z.int(),
  oldestDueAtMs: z.optional(z.int()),
});

/** Times are milliseconds since 1970; what has not happened in this process is absent. */
export const searchStatusSchema = z.strictObject({
  isReady: z.boolean(),
  /** Listings that a search can find, and saved searches that are looked through; absent while the index cannot be asked. */
  listings: z.optional(z.int()),
  watched: z.optional(z.int()),
  sizeBytes: z.optional(z.int()),
  /** How long ago it had taken in all that was written. */
  lagMs: z.optional(z.int()),
  /** Of a reading of all listings that is under way. */
  rebuilding: z.optional(z.strictObject({ done: z.int(), total: z.int() })),
  rebuiltAtMs: z.optional(z.int()),
  savedAtMs: z.optional(z.int()),
});

/** How the last run of a scheduled job went: when it ended, and how long it took. What has not happened is absent. */
export const scheduleRunSchema = z.strictObject({
  name: z.string(),
  lastRunAtMs: z.optional(z.int()),
  lastRunMs: z.optional(z.int()),
  lastFailedAtMs: z.optional(z.int()),
  nextAtMs: z.optional(z.int()),
});
