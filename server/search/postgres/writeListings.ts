import { stemRomanian } from '@anunturi/shared-domain/search/understand/stemRomanian';
import type { PoolClient } from 'pg';
import { facetColumns } from './facetColumns';
import { SHAPE } from './migrate';
import type { ListingRow } from './toRow';

/** Number of the lock under which one process at a time writes listings. */
const WRITES = 480_002;

const texts = facetColumns.filter(({ holds }) => holds === 'text').map(({ name }) => name);
const numbers = facetColumns.filter(({ holds }) => holds === 'numbers').map(({ name }) => name);
const copied = [
  'version',
  'live',
  'expires_ms',
  'facts',
  'title_words',
  'place_words',
  'description_words',
  'card',
  ...numbers,
];
const own = ['generation', 'shape'];
const columns = ['id', ...copied, ...texts, ...own];

/**
 * Writes rows whose version is newer than the known one, or the same when a rebuild has begun since; and, with them, in how many listings
 * each word is, how many listings there are, and the position.
 */
const WRITE = `
  with incoming as materialized (
    select distinct on (id) * from json_populate_recordset(null::listings, $1::json)
    order by id, version desc
  ), old as materialized (
    select * from listings where id in (select id from incoming)
  ), news as materialized (
    select i.* from incoming i left join old o using (id)
    where o.id is null or i.version > o.version
      or (i.version = o.version and $2::integer > o.generation)
  ), written as (
    insert into listings (${columns.join(', ')})
    select id, ${copied.join(', ')}, ${texts.map((name) => `coalesce(${name}, '')`).join(', ')}, $2, $3
    from news
    on conflict (id) do update set
      ${columns
        .slice(1)
        .map((name) => `${name} = excluded.${name}`)
        .join(', ')}
    returning 1
  ), gone as (
    select o.* from old o join news using (id) where o.live
  ), changed as (
    select word, sum(by)::integer as by from (
      select unnest(tsvector_to_array(title_words || place_words || description_words)) as word, 1 as by
      from news where live
      union all
      select unnest(tsvector_to_array(title_words || place_words || description_words)), -1 from gone
    ) each group by word having sum(by) <> 0
  ), counted as (
    insert into words (word, stem, listings)
    select word, coalesce(stem, word), by
    from changed left join unnest($4::text[], $5::text[]) as stems (word, stem) using (word)
    order by word
    on conflict (word) do update set listings = words.listings + excluded.listings
    returning 1
  )
  update progress set
    position = position + (select count(*) from written),
    listings = listings + (select count(*) from news where live) - (select count(*) from gone)
  returning position::float8`;

/** @returns the position after it */
export async function writeListings(
  client: PoolClient,
  rows: readonly ListingRow[],
): Promise<number> {
  const words = new Set(
    rows.flatMap((row) =>
      [row.title_words, row.place_words, row.description_words].flatMap((text) =>
        text.split(' ').filter(Boolean),
      ),
    ),
  );
  const list = [...words];
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [WRITES]);
    const { rows: known } = await client.query<{ generation: number }>(
      'select generation from progress',
    );
    const { rows: done } = await client.query<{ position: number }>({
      name: 'write listings',
      text: WRITE,
      values: [JSON.stringify(rows), known[0]!.generation, SHAPE, list, list.map(stemRomanian)],
    });
    await client.query('commit');
    return done[0]!.position;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
