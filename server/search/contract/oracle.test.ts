/** The engines against a second reading of what a search means: set, order and every count. */
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import type { Search } from '../Search';
import { randomListings, testSettings } from '../testing/randomListings';
import { createBruteForce } from '../testing/bruteForce';
import { randomQueries } from '../testing/randomQueries';
import { engines } from '../testing/engines';

jest.setTimeout(300_000); // brute force is slow
const now = new Date('2026-11-28T10:00:00Z');
const listings = randomListings(Number(process.env.ORACLE_LISTINGS ?? 250), 7, now);
const queries = randomQueries(Number(process.env.ORACLE_QUERIES ?? 60), 11);

/** Every page of a query, a few cards on each. */
async function readAll(search: Search, query: SearchQuery): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = await search.query({ ...query, after, limit: 7 }, now);
    ids.push(...page.cards.map(({ id }) => id));
    after = page.next;
  } while (after);
  return ids;
}

test.each(engines)(
  'every search finds what brute force finds, in its order, on its pages, with its counts ($name)',
  async ({ open }) => {
    const search = await open();
    await search.take(listings.map((listing) => ({ listing, version: 1 })));
    const brute = createBruteForce(listings, testSettings);
    let found = 0;
    for (const query of queries) {
      const wanted = brute(query, now);
      const answer = await search.query(query, now);
      const told = JSON.stringify(query);
      expect([told, answer.total]).toEqual([told, wanted.ids.length]);
      expect([told, await readAll(search, query)]).toEqual([told, wanted.ids]);
      expect([told, answer.leftOut]).toEqual([told, wanted.leftOut]);
      expect([told, answer.counts]).toEqual([told, wanted.counts]);
      found += Number(wanted.ids.length > 0);
    }
    expect(found).toBeGreaterThan(queries.length / 3);
  },
);
