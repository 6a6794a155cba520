/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { configureFirebase } from '@anunturi/shared-auth/firebase';
import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { readPage } from '@anunturi/shared-auth/firestore/readPage';
import { sendCommand } from '@anunturi/shared-auth/sendCommand';
import { loadingLimits } from '@anunturi/shared-contract/page/loadingLimits';
import { setOwnPart } from '@anunturi/shared-contract/telemetry/markData';
import { PART_MARK, type PartMark } from '@anunturi/shared-contract/telemetry/markPart';
import { priceHistoryEntrySchema } from '@anunturi/shared-domain/listing/priceHistory';
import { peekLoaded, watchKey } from '@anunturi/shared-runtime/loading/loadCache';

const plainFetch = globalThis.fetch;
const plainLimits = { ...loadingLimits };
const listingId = 'Listing0000000000001';
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({ log: () => {} });
  configureFirebase(firebase.config);
  setOwnPart('listings', '1.0.0-a');
});
beforeEach(() => performance.clearMarks()); // another file's, in the same realm
afterEach(() => {
  globalThis.fetch = plainFetch;
  Object.assign(loadingLimits, plainLimits);
});
afterAll(() => firebase.stop());

const marks = () =>
  performance.getEntriesByName(PART_MARK).map((entry) => {
    const { stack: _stack, ...told } = (entry as PerformanceMark).detail as PartMark;
    return told;
  });
const data = (query: string, message: string) => ({
  part: 'listings',
  version: '1.0.0-a',
  kind: 'data',
  query,
  message,
});

/** Shows a key until it has failed. */
async function showUntilFailed(key: string, load: () => Promise<unknown>): Promise<void> {
  let leave = () => {};
  await new Promise<void>((resolve) => {
    leave = watchKey(key, load, () => peekLoaded(key)?.failed && resolve());
  });
  leave();
}

test('Firestore that hangs is told as slow while the visitor waits, and as too late in the end, without the id', async () => {
  globalThis.fetch = () => new Promise(() => {});
  Object.assign(loadingLimits, { slowAfterMs: 1, dataTimeoutMs: 10 });
  await showUntilFailed(`tombstone:${listingId}`, () =>
    readDocument(`tombstones/${listingId}`, priceHistoryEntrySchema),
  );
  expect(marks()).toEqual([
    { ...data('tombstone', 'data'), kind: 'slow' },
    data('tombstone', 'timeout'),
  ]);
});

test('what the rules refuse is told as denied', async () => {
  await showUntilFailed('inbox:ana', () => readDocument('users/ana', priceHistoryEntrySchema));
  expect(marks()).toEqual([data('inbox', 'denied')]);
});

test('a query whose index is missing is told as that', async () => {
  await firebase.seed(`listings/${listingId}`, { status: 'active', ownerId: 'ana' });
  await showUntilFailed('prices:1', () =>
    readPage({
      path: `listings/${listingId}/priceHistory`,
      schema: priceHistoryEntrySchema,
      filters: [['currency', '==', 'RON']],
      order: [['priceLei', 'desc']],
    }),
  );
  expect(marks()).toEqual([data('prices', 'missing index')]);
});

test('a mistake in a data function is told by the name of its error, whose words may hold what was read', async () => {
  await showUntilFailed('listing:1', async () => JSON.parse('Ion Popescu, 0722123456'));
  expect(marks()).toEqual([data('listing', 'SyntaxError')]);
});

test('a command that nobody answers is told by its name, once, also where a screen loads by it', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
  await showUntilFailed(`phone:${listingId}`, () => sendCommand('revealPhone', { listingId }, {}));
  expect(marks()).toEqual([data('revealPhone', 'unavailable')]);
});

test('a refusal that is an answer, and a device without a connection, are no faults', async () => {
  await showUntilFailed('listing:2', () =>
    Promise.reject(Object.assign(new Error('gone'), { name: 'MarketError', code: 'notFound' })),
  );
  await showUntilFailed('listing:3', () =>
    Promise.reject(Object.assign(new Error('no net'), { name: 'MarketError', code: 'offline' })),
  );
  expect(marks()).toEqual([]);
});

test('what fails after the visitor has gone elsewhere is not told', async () => {
  let fail = (_error: Error) => {};
  const leave = watchKey(
    'listing:4',
    () => new Promise((_resolve, reject) => (fail = reject)),
    () => {},
  );
  leave();
  fail(new Error('late'));
  await Promise.resolve();
  expect(marks()).toEqual([]);
});
