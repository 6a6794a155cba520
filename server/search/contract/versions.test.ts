import { EmbeddedSearch } from '../embedded/EmbeddedSearch';
import { randomListings, testSettings } from '../testing/randomListings';

const now = new Date('2026-11-28T10:00:00Z');
const [listing] = randomListings(1, 5, now);

function start() {
  const search = new EmbeddedSearch(() => testSettings);
  const total = () => search.query({ filters: {} }, now).total;
  return { search, total };
}

test('an older version changes nothing', () => {
  const { search, total } = start();
  search.put({ listing: { ...listing!, title: 'Titlu nou' }, version: 2 });
  search.put({ listing: { ...listing!, title: 'Titlu vechi' }, version: 1 });
  expect(search.query({ filters: {} }, now).cards[0]!.title).toBe('Titlu nou');
  expect(total()).toBe(1);
});

test('a listing that is hidden is gone, also from older versions, and comes back with a newer one', () => {
  const { search, total } = start();
  search.put({ listing: listing!, version: 1 });
  search.put({ listing: { ...listing!, status: 'paused' }, version: 2 });
  search.put({ listing: listing!, version: 1 });
  expect(total()).toBe(0);
  search.put({ listing: listing!, version: 3 });
  expect(total()).toBe(1);
});

test('a deleted listing never comes back', () => {
  const { search, total } = start();
  search.put({ listing: listing!, version: 1 });
  search.remove(listing!.id);
  search.put({ listing: listing!, version: 9 });
  expect(total()).toBe(0);
});

test('words of a description are found, misspelt ones too, and what nothing has is named', () => {
  const { search } = start();
  const described = { ...listing!, title: 'Anunț', description: 'Mașină cu cârlig de remorcare.' };
  search.put({ listing: described, version: 1 });
  const find = (words: string) => search.query({ filters: { words } }, now);
  expect(find('carlig').hits).toEqual([{ word: 'carlig', how: 'exact' }]);
  expect(find('cârlige')).toMatchObject({ total: 1, hits: [{ how: 'form', as: ['carlig'] }] });
  expect(find('remrcare')).toMatchObject({ total: 1, hits: [{ how: 'spelling' }] });
  expect(find('carlig canal')).toMatchObject({ total: 1, leftOut: ['canal'] });
  expect(find('canal')).toMatchObject({ total: 0, leftOut: ['canal'] });
});
