/** Over the wire: what names a person's thing finds it for that person, and for nobody else, in no way. */
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';
import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';
import { limits } from '../../app/limits/limits';
import { callTestCommand } from '../../testing/callTestCommand';
import { signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';

const { vehicle } = sampleCar as Extract<typeof sampleCar, { kind: 'vehicle' }>;
const VIN = 'WVWZZZ1KZAW000001';
const PHONE = '0745998877';
const own = listingId(1);
const sold = listingId(2);
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true, search: true });
  const listing = {
    ...sampleCar,
    ownerId: 'ana',
    description: `${sampleCar.description} Număr SB 12 ABC, serie ${VIN}, sunați la 0745 998 877.`,
    vehicle: { ...vehicle, vin: VIN },
    expiresAt: new Date('2199-01-01T00:00:00Z'),
  };
  await firebase.seed(`listings/${own}`, listing);
  await firebase.seed(`listings/${own}/private/contact`, { phone: PHONE });
  await firebase.seed(`listings/${sold}`, { ...listing, status: 'sold', vehicle });
  await firebase.seed(`listings/${sold}/private/contact`, { phone: '0711111111' });
  await firebase.commandServer!.search!.whenReady();
  await firebase.commandServer!.search!.rebuild();
});
afterAll(() => firebase.stop());

const find = async (words: string, uid: string) => {
  const token = await signInForTest(firebase, uid);
  const { body } = await callTestCommand(firebase.origin, 'findOwnListings', { words }, { token });
  return (body.result.listings as { id: string }[]).map(({ id }) => id);
};
const search = async (words: string): Promise<SearchAnswer> => {
  const answer = await fetch(
    `${firebase.origin}/api/search?${new URLSearchParams({ cauta: words })}`,
  );
  return (await answer.json()) as SearchAnswer;
};

test.each([
  [VIN, [own]],
  ['wvwzzz1kzaw00001', [own]],
  ['WVWZZZ1KZAW000019', []],
  ['0745 998 877', [own]],
  ['0745 998 878', []],
  ['sb-12-abc', [own, sold]],
  ['dacia logan', []],
])('the owner finds by "%s" what it names', async (words, ids) => {
  expect((await find(words, 'ana')).toSorted()).toEqual(ids);
});

test.each([VIN, '0745 998 877', '0745998877', 'SB 12 ABC', 'sb12abc'])(
  'a stranger finds nothing by "%s", signed in or not, alone or beside other words',
  async (words) => {
    expect(await find(words, 'dan')).toEqual([]);
    const visitor = await callTestCommand(firebase.origin, 'findOwnListings', { words }, {});
    expect(visitor.code).toBe('signInNeeded');
    const alone = await search(words);
    expect(alone).toMatchObject({ total: 0, cards: [], own: expect.any(String) });
    expect(alone.nearest).toBeUndefined();
    const beside = await search(`${words} schimb`);
    expect(beside.hits.filter(({ how }) => how !== 'none').map(({ word }) => word)).not.toContain(
      words,
    );
    const before = await search('schimb');
    expect(beside.cards.map(({ id }) => id)).toEqual(before.cards.map(({ id }) => id));
    const suggested = await fetch(
      `${firebase.origin}/api/suggest?${new URLSearchParams({ cauta: words })}`,
    );
    expect(await suggested.json()).toEqual({ suggestions: [] });
  },
);

test('lookups of a day have an end, for the person who made them alone', async () => {
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  const forgetAt = new Date(Date.now() + 60_000);
  await firebase.seed(`limitCounters/${day}_ownLookups_account_vlad`, {
    count: limits.ownLookups.account - 1,
    forgetAt,
  });
  const token = await signInForTest(firebase, 'vlad');
  const answers = [];
  for (let time = 0; time < 2; time += 1)
    answers.push(
      await callTestCommand(firebase.origin, 'findOwnListings', { words: VIN }, { token }),
    );
  expect(answers.map(({ code }) => code)).toEqual([undefined, 'dailyLimit']);
  expect(await find(VIN, 'ana')).toEqual([own]);
});
