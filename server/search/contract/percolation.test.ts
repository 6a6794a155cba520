/** A listing says which saved searches have it exactly as their lists do. */
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { mapAtOnce } from '../testing/mapAtOnce';
import { randomListings } from '../testing/randomListings';
import { randomQueries } from '../testing/randomQueries';
import { engines } from '../testing/engines';

jest.setTimeout(120_000);
const now = new Date('2026-11-28T10:00:00Z');
const SEARCHES = 1000;
const LISTINGS = 120;

test.each(engines)(
  'a listing is announced to the searches whose list has it, and to no other ($name)',
  async ({ open }) => {
    const search = await open();
    const queries = randomQueries(SEARCHES, 23);
    // Half of them before anything is there: what they ask for has no name yet.
    const watch = (query: SearchQuery, at: number) => search.watch(String(at), query);
    await mapAtOnce(queries.slice(0, SEARCHES / 2), watch);
    const listings = randomListings(LISTINGS, 5, now);
    await search.take(listings.map((listing) => ({ listing, version: 1 })));
    await mapAtOnce(queries, watch);
    const listed = new Map<string, string[]>();
    const asked = queries.map((query) => ({ ...query, counts: false, limit: LISTINGS }));
    const answers = await mapAtOnce(asked, (query) => search.query(query, now));
    for (const [at, answer] of answers.entries()) {
      // A list that had to give something up has what was not asked for.
      const isWhole =
        answer.leftOut.length === 0 &&
        answer.understood.every(({ givenUp, isOther }) => !givenUp && !isOther);
      for (const { id } of isWhole ? answer.cards : [])
        listed.set(id, [...(listed.get(id) ?? []), String(at)]);
    }
    const told = await mapAtOnce(listings, ({ id }) => search.percolate(id, now));
    for (const [at, { id }] of listings.entries())
      expect([id, told[at]!.toSorted()]).toEqual([id, (listed.get(id) ?? []).toSorted()]);
    expect(await search.status()).toMatchObject({ watched: SEARCHES });
  },
);

test.each(engines)(
  'a search that is no longer watched is not announced to ($name)',
  async ({ open }) => {
    const search = await open();
    const [listing] = randomListings(1, 5, now);
    await search.take([{ listing: listing!, version: 1 }]);
    await search.watch('all', { filters: {} });
    expect(await search.percolate(listing!.id, now)).toEqual(['all']);
    await search.unwatch('all');
    expect(await search.percolate(listing!.id, now)).toEqual([]);
  },
);
