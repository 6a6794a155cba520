import { EmbeddedSearch } from './EmbeddedSearch';
import { randomListings, testSettings } from '../testing/randomListings';

const now = new Date('2026-11-28T10:00:00Z');

test('a look for what is new takes nothing away from the searches of the present', () => {
  const search = new EmbeddedSearch(() => testSettings);
  const listings = randomListings(300, 3, now);
  search.take(listings.map((listing) => ({ listing, version: 1 })));
  const { total } = search.query({ filters: {} }, now);
  const kept = search.index.liveAt(now);
  const newSince = now.getTime() - 7 * 24 * 3_600_000;
  expect(search.query({ filters: {}, newSince }, now).total).toBeLessThan(total);
  expect(search.index.liveAt(now)).toBe(kept);
  expect(search.query({ filters: {} }, now).total).toBe(total);
});
