import { defaultCategories } from '@anunturi/shared-domain/listing/categories';
import { readSearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { defaultLimitSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { EmbeddedSearch } from '@anunturi/server/search/embedded/EmbeddedSearch';
import { allQueries } from '@anunturi/server/search/queries/allQueries';
import { heldOut } from '@anunturi/server/search/queries/heldOut';
import { typedQueries } from '@anunturi/server/search/queries/typedQueries';
import { sampleCounty } from './testing/sampleCounty';
import { searches } from './searches';
import { toListings } from './toDocuments';

const now = new Date('2026-11-20T10:00:00Z');
const seeded = toListings(sampleCounty, now);
const keyOf = new Map(seeded.map(({ id, seed }) => [id, seed.key]));
const search = new EmbeddedSearch(() => ({
  localities: sampleCounty.localities,
  categories: defaultCategories,
  county: { name: 'Sibiu', code: 'SB' },
  eurRateBani: defaultLimitSettings.eurRateBani,
}));
for (const { id, fields } of seeded) search.put({ listing: { ...fields, id }, version: 1 });

/** What a list finds when words are typed over those that its address has. */
function find(address: URLSearchParams, typed: string) {
  address.set('cauta', typed);
  const answer = search.query({ ...readSearchQuery(address), limit: 100 }, now);
  return { ...answer, keys: answer.cards.map(({ id }) => keyOf.get(id)!) };
}

test('of the searches as people type them, each over the one before, at least 97 of 100 find what they must, and little else', () => {
  const address = new URLSearchParams();
  const missed = searches.flatMap(([typed, finds, atMost = 15]) => {
    const { keys, understood } = find(address, typed);
    const lacks = finds.split(' ').filter((key) => !keys.includes(key));
    return lacks.length > 0 || keys.length > atMost
      ? [`${typed}: ${JSON.stringify(understood)} found ${keys.join(' ')}`]
      : [];
  });
  expect(searches.length).toBeGreaterThanOrEqual(150);
  if (missed.length > searches.length * 0.03) expect(missed).toEqual([]);
});

test('no search for something ends at nothing: the widest sensible answer is there', () => {
  const address = new URLSearchParams();
  const own = /^\?/;
  const ended = [...allQueries, ...heldOut, ...typedQueries].filter(
    ([typed, means]) => means !== '' && !own.test(means) && find(address, typed).total === 0,
  );
  expect(ended).toEqual([]);
});

test('what words say is over with them: each search finds the same typed over the one before as alone', () => {
  const address = new URLSearchParams();
  const differing = typedQueries.filter(([typed]) => {
    const { keys, understood } = find(address, typed);
    const alone = find(new URLSearchParams(), typed);
    return keys.join() !== alone.keys.join() || understood.length !== alone.understood.length;
  });
  expect(differing).toEqual([]);
});

test('a car that nobody sells gives way to cars, and a village without listings to those around it', () => {
  const address = new URLSearchParams();
  const { cards, understood } = find(address, 'mertan clasa c');
  expect(understood.every(({ givenUp }) => givenUp)).toBe(true);
  expect(new Set(cards.map(({ categoryId }) => categoryId))).toEqual(new Set(['autoturisme']));
  const around = find(address, 'mașini în Tilișca');
  expect(around.understood).toContainEqual({
    text: 'în Tilișca',
    filters: { localityId: 'tilisca', radiusKm: 10 },
    isOther: true,
  });
  expect(around.total).toBeGreaterThan(0);
});
