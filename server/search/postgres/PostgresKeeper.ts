import type { Pool } from 'pg';
import type { FeedPosition, IndexKeeper, KeeperContext, ListingSource } from '../IndexKeeper';
import { CHANGES_KEPT_MS } from '../listingChange';
import type { FoundListing } from '../Search';
import { migrate, SHAPE } from './migrate';
import { Notices } from './Notices';
import { isAway, openPool } from './openPool';
import { PostgresSearch } from './PostgresSearch';
import { moveFeed } from './moveFeed';

/** Number of the lock under which one process at a time reads every listing. */
const REBUILDS = 480_003;
/** Listings of which something is written again are read so many at a time. */
const PAGE = 500;

/**
 * Keeps the index in a PostgreSQL database that several processes share: each follows the feed, one at a time, from where the last of
 * them stopped. A release whose index has another shape reads every listing into it while the earlier release goes on answering.
 */
export class PostgresKeeper implements IndexKeeper {
  serving: PostgresSearch | undefined;
  private isOpen = false;
  private readonly pool: Pool;
  private readonly search: PostgresSearch;
  private readonly notices: Notices;

  constructor(url: string, { settings, log, onChanged }: KeeperContext) {
    this.pool = openPool(url, log);
    this.search = new PostgresSearch(this.pool, settings);
    this.notices = new Notices(url, log, ({ position, settingsChanges }) => {
      this.search.reached(position);
      onChanged(settingsChanges);
    });
  }

  async open(beginMs: number): Promise<boolean> {
    const client = await this.pool.connect();
    try {
      await migrate(client);
    } finally {
      client.release();
    }
    this.isOpen = true;
    this.notices.listen();
    // An entry of the feed that is older is gone.
    const { rowCount } = await this.pool.query(
      'update feed set watermark_ms = $1::float8, seen = $2 where watermark_ms < $3::float8',
      [beginMs, '{}', beginMs - CHANGES_KEPT_MS / 2],
    );
    if (rowCount === 1) await this.pool.query(`update progress set shape = ''`);
    return this.serveIfWhole();
  }

  async take(found: readonly FoundListing[]): Promise<void> {
    await this.search.take(found);
  }

  async rebuild(source: ListingSource): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query('set statement_timeout = 0');
      await client.query('select pg_advisory_lock($1)', [REBUILDS]);
      // Another process may have read everything while this one waited.
      if (!this.serving && (await this.serveIfWhole())) return;
      await client.query('update progress set generation = generation + 1');
      for await (const page of source.all()) await this.search.take(page);
      await this.moveFeed(async () => {
        await this.readAgain(source);
        await client.query('update progress set shape = $1', [SHAPE]);
      }, true);
      await client.query('analyze listings; analyze words');
      await this.serveIfWhole();
    } finally {
      // Its lock goes with it.
      client.release(true);
    }
  }

  async moveFeed(
    look: (position: FeedPosition) => Promise<void>,
    isBuilding = false,
  ): Promise<void> {
    if (this.isOpen) await moveFeed(this.pool, look, isBuilding);
  }

  isAway(error: unknown): boolean {
    return isAway(error);
  }

  async close(): Promise<void> {
    await this.notices.close();
    await this.pool.end();
  }

  /** Reads what was not found among all, and what a release of another shape wrote meanwhile. */
  private async readAgain(source: ListingSource): Promise<void> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select id from listings where live
         and (generation < (select generation from progress) or shape <> $1)`,
      [SHAPE],
    );
    for (let at = 0; at < rows.length; at += PAGE)
      await this.search.take(await source.some(rows.slice(at, at + PAGE).map(({ id }) => id)));
  }

  private async serveIfWhole(): Promise<boolean> {
    const { rows } = await this.pool.query<{ shape: string; position: number }>(
      'select shape, position::float8 from progress',
    );
    const { shape, position } = rows[0]!;
    if (shape !== SHAPE) return false;
    this.search.reached(position);
    this.serving = this.search;
    return true;
  }
}
