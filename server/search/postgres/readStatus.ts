import type { Pool } from 'pg';
import type { SearchStatus } from '../Search';

/** What the index holds, in all processes alike. */
export async function readStatus(pool: Pool): Promise<Omit<SearchStatus, 'watched'>> {
  const { rows } = await pool.query<{ listings: number; words: number; size: number }>(
    `select listings, (select count(*) from words where listings > 0)::integer as words,
       (pg_total_relation_size('listings') + pg_total_relation_size('words'))::float8 as size
     from progress`,
  );
  const { listings, words, size } = rows[0]!;
  return { listings, words, sizeBytes: size };
}
