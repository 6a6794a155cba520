/** What site maps name: every listing that a search can find, once. */
import { LISTED_PART } from '@anunturi/shared-domain/search/ListedAnswer';
import type { Search } from '../Search';
import { engines } from '../testing/engines';
import { randomListings } from '../testing/randomListings';

jest.setTimeout(120_000);
const now = new Date('2026-11-28T10:00:00Z');

async function readAll(search: Search): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const { listings, next } = (await search.listed(after, now))!;
    expect(listings.length).toBeLessThanOrEqual(LISTED_PART);
    ids.push(...listings.map(({ id }) => id));
    after = next;
  } while (after !== undefined);
  return ids;
}

describe.each(engines)('$name', ({ open }) => {
  test('the parts name every live listing once, with its place, make and last change', async () => {
    const search = await open();
    const listings = randomListings(LISTED_PART + 300, 3, now);
    await search.take(listings.map((listing) => ({ listing, version: 1 })));
    const live = listings.filter(({ expiresAt }) => expiresAt! > now).map(({ id }) => id);
    expect((await readAll(search)).toSorted()).toEqual(live.toSorted());
    const car = listings.find(
      (each) => each.kind === 'vehicle' && each.expiresAt! > now && each.id < listings[99]!.id,
    )!;
    const { listings: named } = (await search.listed(undefined, now))!;
    expect(named.find(({ id }) => id === car.id)).toEqual({
      id: car.id,
      slug: car.slug,
      kind: 'vehicle',
      categoryId: 'autoturisme',
      localityId: car.localityId,
      make: 'vehicle' in car && car.vehicle.make,
      model: 'vehicle' in car && car.vehicle.model,
      changedAtMs: car.updatedAt.getTime(),
    });
    await search.take([{ id: car.id, isDeleted: true, version: 2 }]);
    expect(await readAll(search)).not.toContain(car.id);
  });
});
