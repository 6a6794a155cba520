/** What a list says of its order is the order that it has. */
import { orderReasons } from '@anunturi/shared-domain/search/orderReasons';
import { publicationOf } from '../listings/publicationOf';
import { EmbeddedSearch } from './embedded/EmbeddedSearch';
import { randomListings, testSettings } from './testing/randomListings';

const now = new Date('2026-11-28T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

test('the newest are those that were published or renewed last, and the reason says both', () => {
  const [renewed, published, early] = randomListings(3, 3, now);
  const first = publicationOf({}, daysAgo(27));
  const listings = [
    { ...early!, ...publicationOf({}, daysAgo(20)) },
    { ...renewed!, ...publicationOf(first, daysAgo(1)) },
    { ...published!, ...publicationOf({}, daysAgo(10)) },
  ];
  const search = new EmbeddedSearch(() => testSettings);
  search.take(listings.map((listing) => ({ listing, version: 1 })));
  const { cards } = search.query({ filters: { sort: 'newest' } }, now);
  expect(cards.map(({ id }) => id)).toEqual([renewed!.id, published!.id, early!.id]);
  expect(orderReasons.newest).toContain('publicării sau a reînnoirii');
});
