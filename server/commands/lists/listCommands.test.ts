import { blockSchema } from '@anunturi/shared-domain/people/block';
import { mutedSellerSchema } from '@anunturi/shared-domain/people/mutedSeller';
import { savedSearchSchema } from '@anunturi/shared-domain/search/savedSearch';
import {
  BLOCKED_PEOPLE_MAX,
  MUTED_SELLERS_MAX,
  SAVED_SEARCHES_MAX,
} from '@anunturi/shared-domain/site/limits';
import { sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { callTestCommand } from '../../testing/callTestCommand';
import { runJobsLater } from '../../testing/runJobsLater';
import { seedListing } from '../../testing/seedListing';
import { signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';

let firebase: TestFirebase;
let token: string;
beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
beforeEach(async () => {
  firebase.wipe();
  token = await signInForTest(firebase, 'ana');
});
afterAll(() => firebase.stop());

const lists = [
  {
    name: 'saveSearch',
    input: { name: 'Dacia', query: 'marca=dacia' },
    collection: 'savedSearches',
    schema: savedSearchSchema,
    most: SAVED_SEARCHES_MAX,
    words: /Aveți deja 50 de căutări salvate/,
  },
  {
    name: 'muteSeller',
    input: { sellerId: 'dan', sellerName: 'Dan Ilie' },
    collection: 'mutedSellers',
    schema: mutedSellerSchema,
    most: MUTED_SELLERS_MAX,
    words: /cel mult 200 de vânzători ascunși/,
  },
  {
    name: 'blockPerson',
    input: { uid: 'dan' },
    collection: 'blocks',
    schema: blockSchema,
    most: BLOCKED_PEOPLE_MAX,
    words: /Ați blocat deja 200 de persoane/,
  },
];
const call = (name: string, input: object, as: string | null = token) =>
  callTestCommand(firebase.origin, name, input, as === null ? {} : { token: as });
const kept = async (collection: string) =>
  (await firebase.owner.list(`users/ana/${collection}`, { limit: 500 })).data;

test.each(lists)(
  '$name keeps an entry that readers understand',
  async ({ name, input, collection, schema }) => {
    expect((await call(name, input)).status).toBe(200);
    const [entry, ...others] = await kept(collection);
    expect(others).toEqual([]);
    expect(schema.safeParse(entry?.data).success).toBe(true);
  },
);

test.each(lists)(
  '$name refuses more than $most entries, and says so',
  async ({ name, input, collection, most, words }) => {
    await firebase.owner.batch(
      Array.from({ length: most - 1 }, (_, n) => ({
        set: `users/ana/${collection}/entry${n}`,
        data: { at: new Date() },
      })),
    );
    expect((await call(name, input)).status).toBe(200);
    const more = { name: 'Alta', query: 'x=1' };
    const others = { saveSearch: more, muteSeller: { ...input, sellerId: 'x' } };
    const answer = await call(name, others[name as 'saveSearch'] ?? { uid: 'x' });
    expect(answer.code).toBe('quotaFull');
    expect(answer.body.error.message).toMatch(words);
    expect(await kept(collection)).toHaveLength(most);
  },
);

test.each(lists)(
  'past $name no browser adds an entry, however many it has',
  async ({ collection, input }) => {
    const answer = await firebase.as('ana').create(`users/ana/${collection}/one`, input);
    expect(answer.status).toBe(403);
  },
);

test('somebody muted or blocked again stays one entry, and a list that is full takes them still', async () => {
  for (const { name, input, collection } of lists.slice(1)) {
    await call(name, input);
    expect((await call(name, input)).status).toBe(200);
    expect(await kept(collection)).toHaveLength(1);
  }
});

test.each(lists)('$name is for people with an account', async ({ name, input }) => {
  expect((await call(name, input, null)).code).toBe('signInNeeded');
  const blocked = await signInForTest(firebase, 'rau', { blocked: true });
  expect((await call(name, input, blocked)).code).toBe('blocked');
});

test('a search that readers could not show is refused beside its field', async () => {
  const answer = await call('saveSearch', { name: 'x'.repeat(81), query: 'a b' });
  expect(answer.code).toBe('invalidInput');
});

test('nothing counts saved searches: twelve accounts without a confirmed address move no number that others see', async () => {
  await seedListing(firebase);
  const shown = () =>
    Promise.all(
      [
        documentPaths.listing(sampleListingId),
        documentPaths.listingCounters(sampleListingId),
        documentPaths.profile('ana'),
      ].map((path) => firebase.read(path)),
    );
  const before = await shown();
  for (let n = 0; n < 12; n += 1) {
    const as = await signInForTest(firebase, `fan${n}`, {}, { emailVerified: false });
    const search = { name: 'Dacia', query: 'marca=dacia', alert: 'atOnce' };
    const { status, body } = await call('saveSearch', search, as);
    expect([status, body.result.isTold]).toEqual([200, false]);
  }
  await runJobsLater(firebase, 0);
  expect(await shown()).toEqual(before);
});
