/** Where commands are called: `POST /api/{command}`. */
export const COMMANDS_PATH = '/api/';

/** Keeps repeated calls of one act apart from two acts; 16 to 64 letters, digits and hyphens. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/**
 * What `POST /api/{command}` answers in JSON. `written` names what it wrote of listings: a search that says so (`SearchQuery.written`)
 * has it in its answer.
 */
export type CommandAnswer<Result = unknown> =
  | { result: Result; written?: string }
  | { error: CommandFailure };

/** An expected failure: a code of MarketError, words for the person, and what is wrong with which field. */
export type CommandFailure = { code: string; message: string; fields?: Record<string, string> };
