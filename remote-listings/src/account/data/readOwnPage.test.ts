/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { MY_LISTINGS_PAGE } from '@anunturi/shared-domain/site/limits';
import { readDashboard } from './readDashboard';
import { readMyListings } from './readMyListings';
import { firebase, inDays, seedListing, uid } from './testing/ownListings';

const LISTINGS = MY_LISTINGS_PAGE + 3;
afterEach(() => jest.restoreAllMocks());

/** The ids of the account's first page, and of those that follow it. */
async function readAll(): Promise<string[]> {
  const { rows, next } = (await readDashboard(uid)).page;
  const later = next && (await readMyListings(uid, undefined, next));
  return [...rows, ...(later?.rows ?? [])].map(({ card }) => card.id);
}

test('listings that changed at one moment are all reached after the first page', async () => {
  const updatedAt = inDays(-1);
  const ids: string[] = [];
  for (let n = 0; n < LISTINGS; n += 1) ids.push((await seedListing({ updatedAt })).id);
  expect((await readAll()).sort()).toEqual(ids);
});

test('listings that cannot be read do not end the list', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  for (let n = 0; n < MY_LISTINGS_PAGE; n += 1) {
    const { id } = await seedListing({ updatedAt: inDays(0) });
    await firebase.seed(`listings/${id}`, {
      ...(await firebase.read(`listings/${id}`)),
      title: 7,
    });
  }
  const { id } = await seedListing({ updatedAt: inDays(-1) });
  expect(await readAll()).toEqual([id]);
});

test('a page that trusted code older than it begins goes on after its last row', async () => {
  const updatedAt = inDays(-1);
  for (let n = 0; n < LISTINGS; n += 1) await seedListing({ updatedAt });
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked, init) => {
    const response = await fetch(asked, init);
    if (!String(asked).includes('/api/')) return response;
    const { result } = (await response.json()) as { result: { nextId?: string } };
    delete result.nextId;
    return Response.json({ result });
  });
  expect(new Set(await readAll()).size).toBe(LISTINGS);
});
