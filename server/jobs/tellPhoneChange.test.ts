/** Who was shown the phone of a listing hears that it has another one: by the commands and the queue, over the wire. */
import { shownPhoneSchema } from '@anunturi/shared-domain/listing/shownPhone';
import { keptDays } from '@anunturi/shared-domain/people/keptDays';
import { sampleCar, sampleListingId as id } from '@anunturi/shared-domain/samples/listingSamples';
import { callTestCommand } from '../testing/callTestCommand';
import { runJobsLater } from '../testing/runJobsLater';
import { seedListing } from '../testing/seedListing';
import { describedCar, seedMarket, seedModeration, seedSeller } from '../testing/seedMarket';
import { signInForTest } from '../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';

const DAY_MS = 24 * 60 * 60 * 1000;
const seller = sampleCar.ownerId;
const [first, second, third] = ['0712345678', '0722000000', '0733000000'];
const people = ['ana', 'bogdan', 'carmen'];
const tokens: Record<string, string> = {};
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  for (const uid of [seller, 'sefa', ...people])
    tokens[uid] = await signInForTest(firebase, uid, uid === 'sefa' ? { role: 'admin' } : {});
});
beforeEach(async () => {
  const admin = await firebase.read('users/sefa');
  firebase.wipe();
  await firebase.seed('users/sefa', admin!);
  await seedMarket(firebase);
  for (const uid of [seller, ...people])
    await seedSeller(firebase, uid, { email: `${uid.toLowerCase()}@exemplu.ro` });
  await seedListing(firebase);
});
afterAll(() => firebase.stop());

async function call(name: string, input: object, as?: string) {
  const answer = await callTestCommand(
    firebase.origin,
    name,
    input,
    as ? { token: tokens[as]! } : {},
  );
  expect(answer.status).toBe(200);
  return answer.body.result;
}
const reveal = (as?: string) => call('revealPhone', { listingId: id }, as);
async function setPhone(phone: string | undefined) {
  const { version } = (await firebase.read(`listings/${id}`)) as { version: number };
  const edited = await call('editListing', { ...describedCar(), phone, version }, seller);
  await runJobsLater(firebase, 0);
  return edited.status;
}
async function emailed() {
  const { data } = await firebase.owner.list('mail', { limit: 200 });
  const about = data.map((each) => each.data.about as { kind: string; uid: string });
  return about
    .filter(({ kind }) => kind === 'phoneChanged')
    .map(({ uid }) => uid)
    .toSorted();
}
const noticesOf = async (uid: string) =>
  (await firebase.owner.list(`users/${uid}/notices`, { limit: 50 })).data.map(({ data }) => data);
const shownTo = (uid: string) => firebase.read(`users/${uid}/shownPhones/${id}`);

test('an account that was shown the phone is told once of each change, in the bell and by e-mail; a visitor leaves no trace', async () => {
  for (const uid of ['ana', 'bogdan']) await reveal(uid);
  await reveal();
  expect(await setPhone(second)).toBe('active');
  expect(await emailed()).toEqual(['ana', 'bogdan']);
  expect(await noticesOf('ana')).toMatchObject([
    { kind: 'listing', text: expect.stringContaining('are alt număr de telefon'), read: false },
  ]);
  await setPhone(second);
  await runJobsLater(firebase, 0, { name: 'tellPhoneChange', input: { listingId: id } });
  expect(await emailed()).toHaveLength(2);
  await reveal('carmen');
  await setPhone(third);
  expect(await emailed()).toEqual(['ana', 'ana', 'bogdan', 'bogdan', 'carmen']);
  expect(await noticesOf('ana')).toHaveLength(2);
  const { data } = await firebase.owner.list('mail', { limit: 200 });
  expect(JSON.stringify([data, await shownTo('ana'), await noticesOf('ana')])).not.toMatch(
    new RegExp([first, second, third].join('|')),
  );
});

test('what is kept of it is the listing, the time and a digest, for thirty days; it is forgotten then', async () => {
  await reveal('ana');
  const kept = shownPhoneSchema.parse(await shownTo('ana'));
  expect(kept.forgetAt.getTime() - kept.at.getTime()).toBe(keptDays.shownPhone * DAY_MS);
  await runJobsLater(firebase, 29 * DAY_MS, { name: 'forgetExpired' });
  expect(await shownTo('ana')).not.toBeNull();
  await runJobsLater(firebase, 31 * DAY_MS, { name: 'forgetExpired' });
  expect(await shownTo('ana')).toBeNull();
});

test('a seller who looks at the own phone is not kept, and a token whose account is gone is shown none', async () => {
  await reveal(seller);
  expect(await shownTo(seller)).toBeNull();
  await firebase.owner.delete('users/carmen');
  const gone = { token: tokens.carmen! };
  const answer = await callTestCommand(firebase.origin, 'revealPhone', { listingId: id }, gone);
  expect(answer.status).toBe(401);
  expect(await shownTo('carmen')).toBeNull();
});

test('a phone that waits for approval is told of when it is shown, and not when the seller takes it back before', async () => {
  await seedModeration(firebase, { preModeration: true });
  await reveal('ana');
  expect(await setPhone(second)).toBe('pending');
  expect(await emailed()).toEqual([]);
  await setPhone(first);
  await approve();
  expect(await emailed()).toEqual([]);
  expect(await setPhone(second)).toBe('pending');
  await approve();
  expect(await emailed()).toEqual(['ana']);
});

async function approve() {
  const { version } = (await firebase.read(`listings/${id}`)) as { version: number };
  const decision = { kind: 'approve' };
  await call('decideListing', { listingId: id, version, decision }, 'sefa');
  await runJobsLater(firebase, 30_000);
}

test('a phone that changes while the listing is paused, or by a step without one, is told of when it is shown', async () => {
  await reveal('ana');
  await setPhone(undefined);
  const status = async (to: string) => {
    const { version } = (await firebase.read(`listings/${id}`)) as { version: number };
    await call('changeListingStatus', { id, version, to }, seller);
    await runJobsLater(firebase, 0);
  };
  await status('paused');
  await setPhone(second);
  expect(await emailed()).toEqual([]);
  await status('active');
  expect(await emailed()).toEqual(['ana']);
});

test('people who are blocked, leave, hide the seller or block one another with the seller are not told, nor after thirty days', async () => {
  const out: Record<string, [path: string, data: object]> = {
    blocked: ['users/blocked', { blocked: true }],
    leaving: ['users/leaving', { closingAt: new Date() }],
    hides: [`users/hides/mutedSellers/${seller}`, { sellerName: 'x', mutedAt: new Date() }],
    blocks: [`users/blocks/blocks/${seller}`, { blockedAt: new Date() }],
    isBlocked: [`users/${seller}/blocks/isBlocked`, { blockedAt: new Date() }],
    gone: ['users/other', {}],
  };
  await reveal('ana');
  const shown = (await shownTo('ana'))!;
  for (const [uid, [path, data]] of Object.entries(out)) {
    if (uid !== 'gone') await seedSeller(firebase, uid, { email: `${uid}@exemplu.ro` });
    const before = (await firebase.read(path)) ?? {};
    await firebase.seed(path, { ...before, ...data });
    await firebase.seed(`users/${uid}/shownPhones/${id}`, shown);
  }
  await seedSeller(firebase, 'late');
  await firebase.seed(`users/late/shownPhones/${id}`, { ...shown, forgetAt: new Date() });
  await setPhone(second);
  expect(await emailed()).toEqual(['ana']);
  for (const uid of [...Object.keys(out), 'late']) expect(await noticesOf(uid)).toEqual([]);
});

test('more people than one run tells are all told', async () => {
  await reveal('ana');
  const shown = (await shownTo('ana'))!;
  for (let n = 0; n < 45; n += 1) {
    await seedSeller(firebase, `p${n}`, { email: `p${n}@exemplu.ro` });
    await firebase.seed(`users/p${n}/shownPhones/${id}`, shown);
  }
  await setPhone(second);
  expect(await noticesOf('p44')).toHaveLength(1);
  expect(await emailed()).toHaveLength(46);
});
