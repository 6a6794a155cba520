/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { createVersionReader } from '@anunturi/shared-auth/firestore/createVersionReader';
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { planListingQuery } from '@anunturi/shared-domain/search/listingQueryPlan';
import { resolveFilters } from '@anunturi/shared-domain/search/resolveFilters';
import { listingId, publishedCar } from '@anunturi/shared-domain/samples/publishedSamples';
import { startMarket } from '#testing/testMarket';
import { createBatchReader } from './createBatchReader';
import { type ReadBatch, readWholeBatch } from './readWholeBatch';

const DAY_MS = 24 * 60 * 60 * 1000;
const context = { now: new Date(), eurRateBani: 509, neighbourIds: () => [] };
const plan = planListingQuery(resolveFilters({ kind: 'vehicle' }, context));

let firebase: Awaited<ReturnType<typeof startMarket<TestFirebase>>>;
let read: ReadBatch;
const seedCar = ({ id, ...car }: ReturnType<typeof publishedCar>) =>
  firebase.seed(`listings/${id}`, car);
const found = () => read(plan, null, 25);
const ids = (entries: Awaited<ReturnType<ReadBatch>>) => entries.map(({ cursor }) => cursor.id);

/** Runs an act once, when the database has answered the next query and before its documents are asked for. */
function betweenQuestions(act: () => Promise<unknown>) {
  const plainFetch = globalThis.fetch;
  globalThis.fetch = async (...input) => {
    const answer = await plainFetch(...input);
    if (!String(input[0]).includes(':runQuery')) return answer;
    globalThis.fetch = plainFetch;
    await act();
    return answer;
  };
}

beforeAll(async () => {
  firebase = await startMarket(startTestFirebase, []);
});
beforeEach(async () => {
  for (const n of [1, 2, 3]) await seedCar(publishedCar(n));
  read = createBatchReader(createVersionReader(firebase.config));
});
afterAll(async () => {
  firebase.reads.stop();
  await firebase.stop();
});

test('a document costs two reads when it is met first, one from then on, and answers the same', async () => {
  const whole = await readWholeBatch(plan, null, 25);
  expect(await firebase.reads.of(found)).toEqual({ value: whole, reads: 6 });
  expect(await firebase.reads.of(found)).toEqual({ value: whole, reads: 3 });
});

test('what was written since is read again, alone', async () => {
  await found();
  await seedCar(publishedCar(2, { title: 'Dacia Logan cu alt titlu' }));
  const { value, reads } = await firebase.reads.of(found);
  expect(value.map(({ listing }) => listing?.title)).toEqual([
    'Dacia Logan numărul 1',
    'Dacia Logan cu alt titlu',
    'Dacia Logan numărul 3',
  ]);
  expect(reads).toBe(4);
});

test.each<[what: string, changes: Parameters<typeof publishedCar>[1], left: number[]]>([
  ['is hidden', { status: 'paused' }, [1, 3]],
  ['is sold', { status: 'sold', soldAt: new Date() }, [1, 3]],
  ['is renewed', { expiresAt: new Date(Date.now() + 40 * DAY_MS) }, [2, 1, 3]],
])('what %s between the two questions is answered as it is then', async (_what, changes, left) => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  betweenQuestions(() => seedCar(publishedCar(2, changes)));
  expect(ids(await found())).toEqual(left.map(listingId));
  expect(ids(await found())).toEqual(left.map(listingId));
  log.mockRestore();
});

test('what is hidden later is not shown from what is kept', async () => {
  expect(ids(await found())).toEqual([1, 2, 3].map(listingId));
  await seedCar(publishedCar(1, { status: 'paused' }));
  expect(ids(await found())).toEqual([2, 3].map(listingId));
});

test('a broken document is left out, named in the log, and gone on after', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  await seedCar(publishedCar(2, { title: '' }));
  const entries = await found();
  expect(entries.map(({ listing }) => listing?.id)).toEqual([
    listingId(1),
    undefined,
    listingId(3),
  ]);
  expect(log.mock.calls.flat().join()).toMatch(`listings/${listingId(2)} is not valid at title`);
  expect(ids(await read(plan, entries[1]!.cursor, 25))).toEqual([listingId(3)]);
  log.mockRestore();
});

test('whole documents are read where the database does not answer the other way, which the log says', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const elsewhere = { ...firebase.config, emulatorOrigin: 'http://127.0.0.1:9' };
  read = createBatchReader(createVersionReader(elsewhere));
  expect(ids(await found())).toEqual([1, 2, 3].map(listingId));
  expect(log).toHaveBeenCalledWith(expect.stringContaining('read whole'), expect.anything());
  log.mockRestore();
});
