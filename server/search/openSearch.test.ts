/** What commands and jobs write is found or gone in the answers of `GET /api/search`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTask } from 'node:timers/promises';
import { suggestAnswerSchema } from '@anunturi/shared-domain/search/SuggestAnswer';
import { cardsAnswerSchema } from '@anunturi/shared-domain/search/CardsAnswer';
import { listedAnswerSchema } from '@anunturi/shared-domain/search/ListedAnswer';
import { priceAnswerSchema } from '@anunturi/shared-domain/search/PriceAnswer';
import { searchAnswerSchema } from '@anunturi/shared-domain/search/SearchAnswer';
import { sampleCar, sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { createPageReader } from '../app/data/createPageReader';
import { EmbeddedKeeper } from './embedded/EmbeddedKeeper';
import { openSearch } from './openSearch';
import { callTestCommand } from '../testing/callTestCommand';
import { runJobsLater } from '../testing/runJobsLater';
import { seedListing } from '../testing/seedListing';
import { seedMarket, seedSeller } from '../testing/seedMarket';
import { signInForTest } from '../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';

let firebase: TestFirebase;
let token: string;
const DAY_MS = 24 * 60 * 60 * 1000;
const seller = sampleCar.ownerId;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true, search: true });
  token = await signInForTest(firebase, seller);
});
afterAll(() => firebase.stop());
beforeEach(async () => {
  firebase.wipe();
  await seedMarket(firebase);
  await seedSeller(firebase, seller);
  await seedListing(firebase);
  await firebase.commandServer!.search!.whenReady();
  await firebase.commandServer!.search!.rebuild();
});

const pageReader = () => createPageReader({ projectId: firebase.projectId, embedded: firebase });
const ask = (search: string, headers: Record<string, string> = {}) =>
  fetch(`${firebase.origin}/api/search${search}`, {
    headers: { 'x-forwarded-for': '192.0.2.1', ...headers },
  });
async function find(search: string) {
  const answer = await ask(search);
  return searchAnswerSchema.parse(await answer.json());
}
async function changeStatus(to: string, version: number) {
  const input = { id: sampleListingId, version, to };
  const { body } = await callTestCommand(firebase.origin, 'changeListingStatus', input, { token });
  return body.written as string;
}

test('a list has cards, exact total and counts, read from no document', async () => {
  const found = await find('?fel=masini&marca=dacia&numere=1');
  expect(found).toMatchObject({
    total: 1,
    cards: [{ id: sampleListingId, title: sampleCar.title }],
    counts: { choices: { kind: { vehicle: 1 }, make: { dacia: 1 } } },
  });
  expect(await find('?fel=servicii')).toMatchObject({ total: 0, cards: [] });
});

test('an index is of one county: listings and saved searches of another are not in it, nor is another answered', async () => {
  const search = firebase.commandServer!.search!;
  const saved = { name: 'Logan', query: 'marca=dacia', alert: 'daily', lastSeenAt: new Date() };
  const save = (id: string, county?: string) =>
    firebase.seed(`users/ana/savedSearches/${id}`, {
      ...saved,
      ...(county && { county }),
      createdAt: new Date(),
    });
  await save('own', 'SB');
  await save('earlier');
  await save('others', 'CJ');
  await firebase.seed('listings/OtherCounty000000000', { ...sampleCar, county: 'CJ' });
  await search.rebuild();
  expect(await find('?judet=SB&marca=dacia')).toMatchObject({ total: 1 });
  expect(await find('?marca=dacia')).toMatchObject({ cards: [{ id: sampleListingId }] });
  expect((await ask('?judet=CJ&marca=dacia')).status).toBe(404);
  expect(await search.percolate('OtherCounty000000000', new Date())).toEqual([]);
  const paths = await search.percolate(sampleListingId, new Date());
  expect(paths.toSorted()).toEqual(['earlier', 'own'].map((id) => `users/ana/savedSearches/${id}`));
  const { position } = search;
  await search.check();
  expect(search.position).toBe(position);
});

test('where a price stands is asked for by listing, and nothing is said of one that is not there', async () => {
  const search = firebase.commandServer!.search!;
  expect(await search.price(sampleListingId, new Date())).toEqual({ price: null });
  const asked = await fetch(`${firebase.origin}/api/price?id=unknown`);
  expect(asked.headers.get('cache-control')).toBe('public, max-age=60');
  expect(priceAnswerSchema.parse(await asked.json())).toEqual({ price: null });
});

test('named listings are answered while anybody may see them, sold ones too, and what site maps name in parts', async () => {
  const cards = async () => {
    const asked = await fetch(`${firebase.origin}/api/cards?ids=${sampleListingId},unknown,a/b`);
    expect(asked.headers.get('cache-control')).toBe('no-store');
    return cardsAnswerSchema.parse(await asked.json()).cards.map(({ status }) => status);
  };
  const listed = async () => {
    await firebase.commandServer!.search!.catchUp();
    const asked = await fetch(`${firebase.origin}/api/listed`);
    return listedAnswerSchema.parse(await asked.json());
  };
  expect(await cards()).toEqual(['active']);
  expect(await listed()).toEqual({
    listings: [
      expect.objectContaining({ id: sampleListingId, slug: sampleCar.slug, make: 'dacia' }),
    ],
  });
  await changeStatus('sold', 1);
  expect([await cards(), await listed()]).toEqual([['sold'], { listings: [] }]);
  await seedListing(firebase, { status: 'paused' });
  expect(await cards()).toEqual([]);
});

test('a listing that its seller stops is gone, and found again when it goes on, by a search that names what was written', async () => {
  expect(await find(`?scrierea=${await changeStatus('paused', 1)}`)).toMatchObject({ total: 0 });
  expect(await find(`?scrierea=${await changeStatus('active', 2)}`)).toMatchObject({ total: 1 });
});

test('what a job writes is followed too', async () => {
  await runJobsLater(firebase, 40 * DAY_MS, { name: 'expireListings' });
  const { search } = firebase.commandServer!;
  await search!.catchUp();
  expect((await find('')).total).toBe(0);
});

test('typed words become searches that find something, with how many', async () => {
  const asked = await fetch(`${firebase.origin}/api/suggest?cauta=dac`, {
    headers: { 'x-forwarded-for': '192.0.2.1' },
  });
  const { suggestions } = suggestAnswerSchema.parse(await asked.json());
  expect(suggestions).toContainEqual({ words: 'Dacia', total: 1 });
  expect(suggestions.every(({ total }) => total > 0)).toBe(true);
});

test('an index that differs from the database is read anew at its check', async () => {
  const { search } = firebase.commandServer!;
  const said = jest.spyOn(console, 'error').mockImplementation();
  // A write past the commands, as of a backup that is restored.
  await firebase.seed(`listings/${'B'.repeat(20)}`, {
    ...sampleCar,
    expiresAt: new Date(Date.now() + DAY_MS),
  });
  expect((await find('')).total).toBe(1);
  await search!.check();
  expect((await find('')).total).toBe(2);
  await search!.check();
  expect(said).toHaveBeenCalledTimes(1);
  said.mockRestore();
});

test('a start from a file answers nothing before it has followed what was written since', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'search-'));
  const file = join(folder, 'index');
  const open = () =>
    openSearch({
      db: firebase.commandServer!.db,
      readPage: pageReader(),
      county: { name: 'Sibiu', code: 'SB' },
      log: () => {},
      createKeeper: (context) => new EmbeddedKeeper({ ...context, file }),
    });
  const all = { filters: {} };
  const before = open();
  await before.whenReady();
  expect(await before.answer(all, new Date())).toMatchObject({ total: 1 });
  await before.stop();
  await changeStatus('paused', 1);
  const after = open();
  let first;
  while (!first) {
    await nextTask();
    first = await after.answer(all, new Date());
  }
  expect(first).toMatchObject({ total: 0 });
  await after.stop();
  await rm(folder, { recursive: true });
});

test('pages that are kept are told once the engine has what was written, not before', async () => {
  const { db } = firebase.commandServer!;
  const totals: Promise<number | undefined>[] = [];
  const county = { name: 'Sibiu', code: 'SB' };
  const onTaken = () => totals.push(search.status().then(({ listings }) => listings));
  const readPage = pageReader();
  const search = openSearch({ db, readPage, county, log: () => {}, onTaken });
  await search.whenReady();
  await changeStatus('paused', 1);
  await search.catchUp();
  expect(await Promise.all(totals)).toEqual([1, 0]);
  await search.stop();
});

test('an answer may be kept by caches, and is not sent twice', async () => {
  const first = await ask('?fel=masini');
  expect(first.headers.get('cache-control')).toBe('public, max-age=1');
  const etag = first.headers.get('etag')!;
  const again = await ask('?fel=masini', { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await ask('?scrierea=a')).headers.get('cache-control')).toBe('no-store');
});

test('a device that asks far too often waits, and others do not', async () => {
  const asking = (agent: string) => ask('', { 'user-agent': `Mozilla/${agent}` });
  const statuses = await Promise.all(
    Array.from({ length: 250 }, async () => (await asking('1')).status),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  const refused = await asking('1');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await asking('2')).status).toBe(200);
});
