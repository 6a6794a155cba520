/** A listing says which saved searches have it exactly as their lists do. */
import { randomListings } from '../testing/randomListings';
import { randomQueries } from '../testing/randomQueries';
import { engines } from './engines';

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
    for (const [at, query] of queries.entries()) if (at % 2) await search.watch(String(at), query);
    const listings = randomListings(LISTINGS, 5, now);
    await search.take(listings.map((listing) => ({ listing, version: 1 })));
    for (const [at, query] of queries.entries()) await search.watch(String(at), query);
    const listed = new Map<string, string[]>();
    for (const [at, query] of queries.entries()) {
      const answer = await search.query({ ...query, limit: LISTINGS }, now);
      // A list that had to give something up has what was not asked for.
      const isWhole =
        answer.leftOut.length === 0 &&
        answer.understood.every(({ givenUp, isOther }) => !givenUp && !isOther);
      for (const { id } of isWhole ? answer.cards : [])
        listed.set(id, [...(listed.get(id) ?? []), String(at)]);
    }
    for (const { id } of listings)
      expect([id, (await search.percolate(id, now)).toSorted()]).toEqual([
        id,
        (listed.get(id) ?? []).toSorted(),
      ]);
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
