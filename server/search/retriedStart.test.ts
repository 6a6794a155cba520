/** A start whose database is away again and again goes on where it was: what has been read is not read anew. */
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';
import { createPageReader } from '../app/data/createPageReader';
import { openFirestore } from '../app/data/openFirestore';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { openSearch } from './openSearch';

const refused = { error: { code: 403, status: 'PERMISSION_DENIED', message: 'Not now.' } };
/** More than two pages. */
const COUNT = 1100;
let firebase: TestFirebase;
let said: string[];

beforeAll(async () => {
  firebase = await startTestFirebase();
  const expiresAt = new Date('2199-01-01T00:00:00Z');
  for (let n = 1; n <= COUNT; n += 1)
    await firebase.seed(`listings/${listingId(n)}`, { ...sampleCar, expiresAt });
  await firebase.seed('users/ana/savedSearches/own', {
    name: 'Logan',
    query: 'marca=dacia',
    alert: 'daily',
    lastSeenAt: new Date(),
    createdAt: new Date(),
  });
});
beforeEach(() => {
  said = [];
});
afterAll(() => firebase.stop());

/** The collection whose documents a query asks for. */
async function askedOf(request: Request): Promise<string> {
  if (!new URL(request.url).pathname.endsWith(':runQuery')) return '';
  const { structuredQuery } = (await request.clone().json()) as {
    structuredQuery: { from: { collectionId: string }[] };
  };
  return structuredQuery.from[0]!.collectionId;
}

/** A search of whose database some questions get no answer; counts the questions for documents that got one. */
function openOn(fails: (collection: string, asked: number) => boolean) {
  const [asked, answered]: Record<string, number>[] = [{}, {}];
  const fetch = async (request: Request): Promise<Response> => {
    const collection = await askedOf(request);
    const count = (asked![collection] = (asked![collection] ?? 0) + 1);
    // What Google's client does not ask again for by itself.
    if (collection && fails(collection, count)) return Response.json([refused], { status: 403 });
    answered![collection] = (answered![collection] ?? 0) + 1;
    return firebase.fetch(request);
  };
  const { projectId, origin, serviceToken } = firebase;
  const place = { projectId, embedded: { origin, serviceToken, fetch } };
  const db = openFirestore(place);
  const search = openSearch({
    db,
    readPage: createPageReader(place),
    county: { name: 'Sibiu', code: 'SB' },
    log: (line) => said.push(line),
    triesAgainMs: 1,
  });
  return { search, answered: answered!, db };
}

/** Ends once it answers, however often its start is tried again. */
async function untilReady({ search }: Pick<ReturnType<typeof openOn>, 'search'>): Promise<void> {
  while (!search.isReady) {
    await search.whenReady();
    await new Promise(setImmediate);
  }
}

test.each([
  ['pages of listings', 'listings', 3],
  ['saved searches', 'savedSearches', 1],
])(
  'of %s that get no answer every second time, each is answered once',
  async (_what, failing, pages) => {
    const opened = openOn((collection, asked) => collection === failing && asked % 2 === 1);
    await untilReady(opened);
    const { search, answered, db } = opened;
    expect((await search.status()).listings).toBe(COUNT);
    while (!(await search.percolate(listingId(1), new Date()).catch(() => []))[0]);
    expect(answered).toMatchObject({ listings: 3, [failing]: pages });
    expect(said.length).toBeGreaterThan(0);
    await search.stop();
    await db.terminate();
  },
);

test('where the feed cannot be followed at first, the listings that were read stay read', async () => {
  const opened = openOn((collection, asked) => collection === 'listingChanges' && asked <= 3);
  await untilReady(opened);
  const { search, answered, db } = opened;
  expect((await search.answer({ filters: {} }, new Date()))?.total).toBe(COUNT);
  expect(answered).toMatchObject({ listings: 3, savedSearches: 1 });
  await search.stop();
  await db.terminate();
});
