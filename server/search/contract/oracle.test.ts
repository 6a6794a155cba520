/** The engine against a second reading of what a search means: set, order and every count. */
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { EmbeddedSearch } from '../embedded/EmbeddedSearch';
import { randomListings, testSettings } from '../testing/randomListings';
import { createBruteForce } from '../testing/bruteForce';
import { randomQueries } from '../testing/randomQueries';

jest.setTimeout(300_000); // brute force is slow
const now = new Date('2026-11-28T10:00:00Z');
const listings = randomListings(Number(process.env.ORACLE_LISTINGS ?? 250), 7, now);
const queries = randomQueries(Number(process.env.ORACLE_QUERIES ?? 60), 11);

function fill(): EmbeddedSearch {
  const search = new EmbeddedSearch(() => testSettings);
  for (const listing of listings) search.put({ listing, version: 1 });
  return search;
}

/** Every page of a query, a few cards on each. */
function readAll(search: EmbeddedSearch, query: SearchQuery): string[] {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = search.query({ ...query, after, limit: 7 }, now);
    ids.push(...page.cards.map(({ id }) => id));
    after = page.next;
  } while (after);
  return ids;
}

test('every search finds what brute force finds, in its order, on its pages, with its counts', () => {
  const search = fill();
  const brute = createBruteForce(listings, testSettings);
  let found = 0;
  for (const query of queries) {
    const wanted = brute(query, now);
    const answer = search.query(query, now);
    const told = JSON.stringify(query);
    expect([told, answer.total]).toEqual([told, wanted.ids.length]);
    expect([told, readAll(search, query)]).toEqual([told, wanted.ids]);
    expect([told, answer.leftOut]).toEqual([told, wanted.leftOut]);
    expect([told, answer.counts]).toEqual([told, wanted.counts]);
    found += Number(wanted.ids.length > 0);
  }
  expect(found).toBeGreaterThan(queries.length / 3);
});
