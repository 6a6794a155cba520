/** A listing says which saved searches have it exactly as their lists do. */
import { EmbeddedSearch } from '../embedded/EmbeddedSearch';
import { randomListings, testSettings } from '../testing/randomListings';
import { randomQueries } from '../testing/randomQueries';

jest.setTimeout(120_000);
const now = new Date('2026-11-28T10:00:00Z');
const SEARCHES = 1000;
const LISTINGS = 120;

test('a listing is announced to the searches whose list has it, and to no other', () => {
  const search = new EmbeddedSearch(() => testSettings);
  const queries = randomQueries(SEARCHES, 23);
  // Half of them before anything is there: what they ask for has no name yet.
  for (const [at, query] of queries.entries()) if (at % 2) search.watch(String(at), query);
  const listings = randomListings(LISTINGS, 5, now);
  for (const listing of listings) search.put({ listing, version: 1 });
  for (const [at, query] of queries.entries()) search.watch(String(at), query);
  const listed = new Map<string, string[]>();
  for (const [at, query] of queries.entries()) {
    const answer = search.query({ ...query, limit: LISTINGS }, now);
    // A list that had to give something up has what was not asked for.
    const isWhole =
      answer.leftOut.length === 0 &&
      answer.understood.every(({ givenUp, isOther }) => !givenUp && !isOther);
    for (const { id } of isWhole ? answer.cards : [])
      listed.set(id, [...(listed.get(id) ?? []), String(at)]);
  }
  for (const { id } of listings)
    expect([id, search.percolate(id, now).toSorted()]).toEqual([
      id,
      (listed.get(id) ?? []).toSorted(),
    ]);
  expect(search.status().watched).toBe(SEARCHES);
});

test('a search that is no longer watched is not announced to', () => {
  const search = new EmbeddedSearch(() => testSettings);
  const [listing] = randomListings(1, 5, now);
  search.put({ listing: listing!, version: 1 });
  search.watch('all', { filters: {} });
  expect(search.percolate(listing!.id, now)).toEqual(['all']);
  search.unwatch('all');
  expect(search.percolate(listing!.id, now)).toEqual([]);
});
