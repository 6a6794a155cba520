import * as z from 'zod/mini';

/** Where HTML servers of one site keep what browsers told each of them, and read it of the others: the commands' address. */
export const SERVER_SUMS_PATH = '/api/telemetry-sums';
/** A document of Firestore takes 1 MiB. */
export const SERVER_SUMS_MAX_BYTES = 1_000_000;
/** So many in one answer. */
export const SERVER_SUMS_PAGE = 10;

/** All that one HTML server was told in a day, each time whole: what was sent twice counts once. */
export const serverSumsSchema = z.object({
  server: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  /** The HTML server's own words: the commands do not read them. */
  text: z.string(),
});

/** What was written since a time, the earliest first; as many as `SERVER_SUMS_PAGE` when there may be more. */
export const serverSumsAnswerSchema = z.object({
  documents: z.array(z.extend(serverSumsSchema, { changedAt: z.string() })),
});
