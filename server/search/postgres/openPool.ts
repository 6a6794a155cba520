import { DatabaseError, Pool } from 'pg';

/** Everything lies in a schema of its own: the database may hold other things. */
export const SCHEMA = 'listing_search';

const CONNECTIONS_MAX = 10;
const CONNECT_WITHIN_MS = 5000;
/** A process that stops in the middle of a transaction holds up the others no longer. */
const IDLE_IN_TRANSACTION_MS = 30_000;
const STATEMENT_WITHIN_MS = 30_000;

const session = {
  search_path: `${SCHEMA},public`,
  // Compiling a statement takes longer than most of them.
  jit: 'off',
  work_mem: '64MB',
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  statement_timeout: STATEMENT_WITHIN_MS,
  // Every word with three letters in common with a misspelt one is looked at.
  'pg_trgm.similarity_threshold': 0.03,
};
const options = Object.entries(session)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** Connections to the database of the index; `url` as of PostgreSQL, `postgresql://user:password@host/database`. */
export function openPool(url: string, log: (line: string) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    options,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
  });
  // Of a connection that nobody uses at the moment; the next use opens another.
  pool.on('error', ({ message }) => log(`search database: ${message}`));
  return pool;
}

/** Classes of errors by which the database says that it is not there: connection, resources, shutting down. */
const awayClasses = ['08', '53', '57'];

/** Whether an error says that the database is away, and nothing is wrong with what was asked. */
export const isAway = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? awayClasses.includes(error.code?.slice(0, 2) ?? '')
    : error instanceof Error &&
      ('code' in error || /connection|timeout|terminated/i.test(error.message));
