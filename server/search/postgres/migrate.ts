import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { cardKeys } from '../matching/packedCard';
import { columnOf, facetColumns } from './facetColumns';
import { migrations } from './migrations';
import { SCHEMA } from './openPool';

/** Grows when the words of a listing are made otherwise than before. */
const WORDS_VERSION = 2;

/** What an index holds; one of another shape is read anew. */
export const SHAPE: string = createHash('sha256')
  .update(
    JSON.stringify([WORDS_VERSION, cardKeys, facetColumns.map(({ name, holds }) => [name, holds])]),
  )
  .digest('hex')
  .slice(0, 12);

/** Number of the lock under which one process at a time changes the schema. */
const MIGRATES = 480_001;

/** Brings the schema to this release: numbered steps first, then a column for each filter of the catalogue. Columns are never taken away. */
export async function migrate(client: PoolClient): Promise<void> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATES]);
    await client.query(`create schema if not exists ${SCHEMA}`);
    await client.query('create table if not exists migrations (number integer primary key)');
    const done = await client.query<{ number: number }>('select number from migrations');
    const numbers = new Set(done.rows.map(({ number }) => number));
    for (const { number, sql } of migrations) {
      if (numbers.has(number)) continue;
      await client.query(sql);
      await client.query('insert into migrations values ($1)', [number]);
    }
    await addFacetColumns(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** By which listings are looked up that a price is compared with. */
const compared = [
  'vehicle.make',
  'vehicle.model',
  'vehicle.fuel',
  'vehicle.condition',
  'vehicle.year',
].map(columnOf);

async function addFacetColumns(client: PoolClient): Promise<void> {
  const known = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = $1 and table_name = 'listings'`,
    [SCHEMA],
  );
  const names = new Set(known.rows.map(({ name }) => name));
  for (const { group, name, holds } of facetColumns) {
    if (names.has(name)) continue;
    const type = holds === 'text' ? `text collate "C" not null default ''` : 'integer';
    await client.query(`alter table listings add column ${name} ${type}`);
    if (holds === 'text')
      await client.query(`alter table listings alter column ${name} set storage main`);
    if (group.facet?.type === 'text' || group.key === 'localityId')
      await client.query(
        `create index listings_${name} on listings (${name}, expires_ms desc) where live`,
      );
  }
  await client.query(
    `create index if not exists listings_compared on listings (${compared.join(', ')}) where live`,
  );
}
