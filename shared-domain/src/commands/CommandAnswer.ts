/** Where commands are called: `POST /api/{command}`. */
export const COMMANDS_PATH = '/api/';

/** Keeps repeated calls of one act apart from two acts; 16 to 64 letters, digits and hyphens. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** The answer to a puzzle, where the one before asked for it (`CommandFailure.work`): 1 to 16 digits. */
export const WORK_HEADER = 'x-work';

/** Shows that a request comes from the site's own pages, where App Check is on: a token that Firebase gives them. */
export const APP_CHECK_HEADER = 'x-firebase-appcheck';

/**
 * What a puzzle is about: one call (its body as SHA-256 in hexadecimal), so that its answer is of no use for another. The answer is a number that, hashed after it with
 * SHA-256, gives as many zero bits at the beginning as were asked for.
 */
export const toPuzzle = (command: string, key: string, bodyDigest: string): string =>
  `${command} ${key} ${bodyDigest} `;

/**
 * What `POST /api/{command}` answers in JSON. `written` names what it wrote of listings: a search that says so (`SearchQuery.written`)
 * has it in its answer.
 */
export type CommandAnswer<Result = unknown> =
  | { result: Result; written?: string }
  | { error: CommandFailure };

/** An expected failure: a code of MarketError, words for the person, and what is wrong with which field. */
export type CommandFailure = {
  code: string;
  message: string;
  fields?: Record<string, string>;
  /** So many zero bits: the call is taken with the answer to a puzzle. */
  work?: number;
};
