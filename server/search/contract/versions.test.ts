import { randomListings } from '../testing/randomListings';
import { engines } from '../testing/engines';

const now = new Date('2026-11-28T10:00:00Z');
const [first] = randomListings(1, 5, now);
const listing = first!;

describe.each(engines)('$name', ({ open }) => {
  async function start() {
    const search = await open();
    const total = async () => (await search.query({ filters: {} }, now)).total;
    return { search, total };
  }

  test('an older version changes nothing', async () => {
    const { search, total } = await start();
    await search.take([{ listing: { ...listing, title: 'Titlu nou' }, version: 2 }]);
    await search.take([{ listing: { ...listing, title: 'Titlu vechi' }, version: 1 }]);
    const { cards } = await search.query({ filters: {} }, now);
    expect(cards[0]!.title).toBe('Titlu nou');
    expect(await total()).toBe(1);
  });

  test('a listing that is hidden is gone, also from older versions, and comes back with a newer one', async () => {
    const { search, total } = await start();
    await search.take([{ listing, version: 1 }]);
    await search.take([{ listing: { ...listing, status: 'paused' }, version: 2 }]);
    await search.take([{ listing, version: 1 }]);
    expect(await total()).toBe(0);
    await search.take([{ listing, version: 3 }]);
    expect(await total()).toBe(1);
    await search.take([{ id: listing.id, isDeleted: false, version: 4 }]);
    expect(await total()).toBe(0);
  });

  test('of two versions in one page the newer stays, in whichever order they come', async () => {
    const { search } = await start();
    const older = { listing: { ...listing, title: 'Titlu vechi' }, version: 1 };
    await search.take([{ listing: { ...listing, title: 'Titlu nou' }, version: 2 }, older]);
    const { cards } = await search.query({ filters: {} }, now);
    expect(cards.map(({ title }) => title)).toEqual(['Titlu nou']);
  });

  test('a deleted listing never comes back', async () => {
    const { search, total } = await start();
    await search.take([{ listing, version: 1 }]);
    await search.take([{ id: listing.id, isDeleted: true, version: 0 }]);
    await search.take([{ listing, version: 9 }]);
    expect(await total()).toBe(0);
  });

  test('words of a description are found, misspelt ones too, and what nothing has is named', async () => {
    const { search } = await start();
    const described = { ...listing, title: 'Anunț', description: 'Mașină cu cârlig de remorcare.' };
    await search.take([{ listing: described, version: 1 }]);
    const find = (words: string) => search.query({ filters: { words } }, now);
    expect((await find('carlig')).hits).toEqual([{ word: 'carlig', how: 'exact' }]);
    expect(await find('cârlige')).toMatchObject({
      total: 1,
      hits: [{ how: 'form', as: ['carlig'] }],
    });
    expect(await find('remrcare')).toMatchObject({ total: 1, hits: [{ how: 'spelling' }] });
    expect(await find('carlig canal')).toMatchObject({ total: 1, leftOut: ['canal'] });
    expect(await find('canal')).toMatchObject({ total: 0, leftOut: ['canal'] });
  });
});
