import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import type { IndexKeeper, KeeperContext } from '../IndexKeeper';
import { migrate } from './migrate';
import { openPool } from './openPool';
import { PostgresKeeper } from './PostgresKeeper';

type Environment = Readonly<Record<string, string | undefined>>;

const SCHEMES = ['postgres:', 'postgresql:'];

/** The database that keeps the index. */
type SearchDatabase = {
  createKeeper(context: KeeperContext): IndexKeeper;
  /**
   * Brings its schema to this release.
   * @throws ExpectedFailure when it cannot be reached or refuses
   */
  check(): Promise<void>;
};

/**
 * The PostgreSQL database that SEARCH_DATABASE names; undefined without it: the index is then in the memory of each process.
 * @throws ExpectedFailure when it is no such address
 */
export function readSearchDatabase({
  SEARCH_DATABASE: url,
}: Environment): SearchDatabase | undefined {
  if (!url) return undefined;
  // A socket's address has no host: `postgresql://user@/database?host=/folder`.
  if (!SCHEMES.some((scheme) => url.startsWith(`${scheme}//`)))
    throw new ExpectedFailure(
      'SEARCH_DATABASE is not the address of a PostgreSQL database.', // not repeated: a password stands in it
      'Write postgresql://user:password@host/database, or leave it out: the index is then in memory.',
      2,
    );
  return {
    createKeeper: (context) => new PostgresKeeper(url, context),
    check: () => checkDatabase(url),
  };
}

async function checkDatabase(url: string): Promise<void> {
  const pool = openPool(url, () => {});
  try {
    const client = await pool.connect();
    await migrate(client).finally(() => client.release());
  } catch (error) {
    const why = (error as Error).message || 'it cannot be reached';
    throw new ExpectedFailure(
      `The database of the search cannot be used: ${why}.`,
      'SEARCH_DATABASE names it; its user must be allowed to create a schema and the extension pg_trgm. Without it the index is in memory.',
    );
  } finally {
    await pool.end();
  }
}
