/** Offers over the wire: who makes, answers and withdraws them, and when none can be. */
import { currentOfferSchema } from '@anunturi/shared-domain/people/offer';
import { conversationSchema } from '@anunturi/shared-domain/people/conversation';
import { toConversationId } from '@anunturi/shared-domain/site/documentPaths';
import { sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { callTestCommand } from '../../testing/callTestCommand';
import { runJobsLater } from '../../testing/runJobsLater';
import { seedListing } from '../../testing/seedListing';
import { seedMarket } from '../../testing/seedMarket';
import { signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';

const conversationId = toConversationId(sampleListingId, 'buyer');
const path = `conversations/${conversationId}`;
const tokens: Record<string, string> = {};
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  for (const uid of ['seller', 'buyer', 'stranger'])
    tokens[uid] = await signInForTest(firebase, uid, sampleUser);
});
beforeEach(async () => {
  firebase.wipe();
  await seedMarket(firebase);
  for (const uid of ['seller', 'buyer', 'stranger'])
    await firebase.seed(`users/${uid}`, { ...sampleUser, email: `${uid}@exemplu.ro` });
  await seedListing(firebase, { ownerId: 'seller' });
  await done('startConversation', 'buyer', { listingId: sampleListingId, text: 'Mai este?' });
});
afterAll(() => firebase.stop());

const ask = (name: string, uid: string, input: object) =>
  callTestCommand(firebase.origin, name, input, { token: tokens[uid]! });
async function done(name: string, uid: string, input: object) {
  expect((await ask(name, uid, input)).status).toBe(200);
}
const offer = (uid: string, euros: number, messageId = `of${euros}`) =>
  ask('makeOffer', uid, { conversationId, messageId, amountMinor: euros * 100, currency: 'EUR' });
const answer = (uid: string, given: string, messageId = 'of5000') =>
  ask('answerOffer', uid, { conversationId, messageId, answer: given });
const current = async () =>
  currentOfferSchema.parse(((await firebase.read(path)) as { offer: unknown }).offer);
const texts = async () =>
  (await firebase.owner.list(`${path}/messages`, { limit: 50, orderBy: [['sentAt']] })).data.map(
    (each) => String(each.data.text),
  );

test('an offer is a message that says that it binds nobody, unread for the other, open until it is answered', async () => {
  expect((await offer('buyer', 5000)).status).toBe(200);
  expect((await texts()).at(-1)).toBe(
    'Ofertă: 5.000 €. Nu obligă pe nimeni; vă înțelegeți la fața locului.',
  );
  expect(await current()).toMatchObject({ byId: 'buyer', state: 'open', messageId: 'of5000' });
  const { lastText, unreadBySeller } = (await firebase.read(path)) as any;
  expect(lastText).toMatch(/^Ofertă: 5.000 €/);
  expect(unreadBySeller).toBe(2);
});

test.each([
  ['accept', 'accepted', 'Accept oferta de 5.000 €. Acceptarea nu obligă pe nimeni.'],
  ['decline', 'declined', 'Nu accept oferta de 5.000 €.'],
])('the other person may %s it, once', async (given, state, text) => {
  await offer('buyer', 5000);
  expect((await answer('seller', given)).status).toBe(200);
  expect((await answer('seller', given)).status).toBe(200);
  expect(await current()).toMatchObject({ state });
  expect((await texts()).filter((each) => each === text)).toHaveLength(1);
  expect((await answer('seller', given === 'accept' ? 'decline' : 'accept')).code).toBe(
    'wrongStatus',
  );
  expect((await answer('buyer', 'withdraw')).code).toBe('wrongStatus');
});

test('the person who made it withdraws it, and answers it no other way; a stranger does nothing', async () => {
  await offer('buyer', 5000);
  expect((await answer('buyer', 'accept')).code).toBe('notAllowed');
  expect((await answer('seller', 'withdraw')).code).toBe('notAllowed');
  expect((await answer('stranger', 'accept')).code).toBe('notFound');
  expect((await offer('stranger', 1)).code).toBe('notFound');
  expect((await answer('buyer', 'withdraw')).status).toBe(200);
  expect(await current()).toMatchObject({ state: 'withdrawn' });
});

test('a newer offer, of either person, takes the place of the one before', async () => {
  await offer('buyer', 5000);
  await offer('seller', 5500);
  expect((await answer('seller', 'accept')).code).toBe('wrongStatus');
  expect(await current()).toMatchObject({ byId: 'seller', messageId: 'of5500', state: 'open' });
  expect((await answer('buyer', 'accept', 'of5500')).status).toBe(200);
});

test('sent again it is one message', async () => {
  await offer('buyer', 5000);
  expect((await offer('buyer', 5000)).status).toBe(200);
  expect((await offer('seller', 5000)).code).toBe('invalidInput');
  expect(await texts()).toHaveLength(2);
});

test('who is blocked by the other offers and answers nothing', async () => {
  await offer('buyer', 5000);
  await firebase.seed('users/buyer/blocks/seller', { blockedAt: new Date() });
  expect((await answer('seller', 'accept')).code).toBe('blockedByRecipient');
  expect((await offer('seller', 5500)).code).toBe('blockedByRecipient');
  expect(await current()).toMatchObject({ state: 'open' });
});

test.each([
  ['sold', { status: 'sold' }],
  ['over', { expiresAt: new Date(Date.now() - 1000) }],
])(
  'for a listing that is %s nothing is offered or accepted; declining goes on',
  async (_is, change) => {
    await offer('buyer', 5000);
    const listing = `listings/${sampleListingId}`;
    await firebase.seed(listing, { ...((await firebase.read(listing)) as object), ...change });
    expect((await offer('buyer', 4000)).code).toBe('wrongStatus');
    expect((await answer('seller', 'accept')).code).toBe('wrongStatus');
    expect((await answer('seller', 'decline')).status).toBe(200);
  },
);

test.each([0, 99, 1_000_000_001, 1.5])('a sum of %d is none', async (amountMinor) => {
  const given = { conversationId, messageId: 'm1', amountMinor, currency: 'EUR' };
  expect((await ask('makeOffer', 'buyer', given)).code).toBe('invalidInput');
});

test('the e-mail of unread messages shows the sum', async () => {
  await offer('buyer', 5000);
  await runJobsLater(firebase, 6 * 60_000);
  const { data } = await firebase.owner.list('mail', { limit: 10 });
  expect(data.map((each) => JSON.stringify(each.data.message)).join()).toContain('5.000 €');
});

test('a conversation keeps no offer of an account that is gone', async () => {
  await offer('buyer', 5000);
  await firebase.seed('users/buyer', { ...sampleUser, closingAt: new Date() });
  await runJobsLater(firebase, 0, { name: 'removeAccount', input: { uid: 'buyer' } });
  const kept = await firebase.read(path);
  expect(conversationSchema.parse(kept)).not.toHaveProperty('offer');
});
