/** What people are told by e-mail, over the wire: the commands, their jobs and the addresses in what they send. */
import { toConversationId } from '@anunturi/shared-domain/site/documentPaths';
import { sampleCar, sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { callTestCommand } from '../testing/callTestCommand';
import { runJobsLater } from '../testing/runJobsLater';
import { seedListing } from '../testing/seedListing';
import { seedMarket } from '../testing/seedMarket';
import { signInForTest } from '../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import type { EmailDocument } from './EmailDocument';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const id = sampleListingId;
const path = `listings/${id}`;
let firebase: TestFirebase;

beforeEach(async () => {
  firebase = await startTestFirebase({ commands: true });
  await seedMarket(firebase);
});
afterEach(() => firebase.stop());

const told = async () => {
  const { data } = await firebase.owner.list('mail', { limit: 50 });
  return data.map((each) => each.data as unknown as EmailDocument);
};
const call = (name: string, input: object, token?: string) =>
  callTestCommand(firebase.origin, name, input, token === undefined ? {} : { token });
const urlIn = ({ message }: EmailDocument, label: string) =>
  new URL(new RegExp(`${label} (\\S+)`).exec(message.text)![1]!);
const follow = async ({ search }: URL, method: string) => {
  const answer = await fetch(`${firebase.origin}/api/e-mail${search}`, { method });
  return { status: answer.status, text: await answer.text() };
};

test('messages that wait five minutes are told in one e-mail, and none when they were read', async () => {
  await seedListing(firebase, { ownerId: 'seller' });
  await firebase.seed('users/seller', { ...sampleUser, email: 'vinde@example.ro' });
  const buyer = await signInForTest(firebase, 'buyer', sampleUser);
  await call('startConversation', { listingId: id, text: 'Bună ziua, mai este?' }, buyer);
  await call('startConversation', { listingId: id, text: 'Pot veni azi.' }, buyer);
  await runJobsLater(firebase, 4 * MINUTE_MS);
  expect(await told()).toEqual([]);
  await runJobsLater(firebase, 6 * MINUTE_MS);
  const [email, ...others] = await told();
  expect(others).toEqual([]);
  expect(email).toMatchObject({ to: 'vinde@example.ro', about: { kind: 'unreadMessages' } });
  expect(email!.message.subject).toMatch(/^2 mesaje noi/);
  expect(email!.message.text).toContain('Pot veni azi.');
  expect(urlIn(email!, 'Răspundeți').search).toContain(toConversationId(id, 'buyer'));
});

test('messages are told although an earlier e-mail about the conversation was given up', async () => {
  await seedListing(firebase, { ownerId: 'seller' });
  await firebase.seed('users/seller', { ...sampleUser, email: 'vinde@example.ro' });
  const buyer = await signInForTest(firebase, 'buyer', sampleUser);
  const job = `jobs/unread-${toConversationId(id, 'buyer')}-seller`;
  await firebase.seed(job, { name: 'tellUnread', attempts: 10, deadAt: new Date() });
  await call('startConversation', { listingId: id, text: 'Bună ziua, mai este?' }, buyer);
  await runJobsLater(firebase, 6 * MINUTE_MS);
  expect(await told()).toHaveLength(1);
});

test('one address stops a kind of e-mails: opening it shows a button, posting it does it', async () => {
  await seedListing(firebase, { ownerId: 'seller', expiresAt: new Date(Date.now() + 2 * DAY_MS) });
  await firebase.seed('users/seller', sampleUser);
  await runJobsLater(firebase, 0, { name: 'tellEndings' });
  const [email] = await told();
  expect(email!.message.headers).toEqual({
    'List-Unsubscribe': expect.stringMatching(/^<https?:\/\/\S+>$/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  const url = urlIn(email!, 'Nu mai vreau astfel de mesaje');
  expect((await follow(url, 'GET')).text).toContain('<button>Nu mai trimiteți</button>');
  expect(await firebase.read('users/seller/preferences/mail')).toBeNull();
  expect((await follow(url, 'POST')).text).toContain('Nu vă mai trimitem astfel de mesaje.');
  expect(await firebase.read('users/seller/preferences/mail')).toMatchObject({
    listingEnding: false,
  });
});

test('a listing that ends is told of once, and one address renews it once, without signing in', async () => {
  await seedListing(firebase, { ownerId: 'seller', expiresAt: new Date(Date.now() + 2 * DAY_MS) });
  await firebase.seed('users/seller', sampleUser);
  await runJobsLater(firebase, 0, { name: 'tellEndings' });
  await runJobsLater(firebase, 0, { name: 'tellEndings' });
  const [email, ...others] = await told();
  expect(others).toEqual([]);
  const url = urlIn(email!, 'Prelungiți anunțul');
  expect((await follow(url, 'GET')).text).toContain('Prelungiți cu 30 de zile');
  expect((await follow(url, 'POST')).text).toContain('Anunțul a fost prelungit cu 30 de zile.');
  const renewed = (await firebase.read(path)) as { expiresAt: Date };
  expect(renewed.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * DAY_MS);
  expect(await follow(url, 'POST')).toMatchObject({ status: 409 });
});

test('a listing that has ended is told of, and its address says that it is sold', async () => {
  await seedListing(firebase, { ownerId: 'seller', expiresAt: new Date(Date.now() - MINUTE_MS) });
  await firebase.seed('users/seller', sampleUser);
  await runJobsLater(firebase, 0, { name: 'expireListings' });
  const [email] = await told();
  expect(email).toMatchObject({ about: { kind: 'listingEnded' } });
  expect((await follow(urlIn(email!, 'Am vândut'), 'POST')).text).toContain('„Vândut”');
  expect(await firebase.read(path)).toMatchObject({ status: 'sold' });
});

test('an address that was changed, or whose seller is blocked, does nothing', async () => {
  await seedListing(firebase, { ownerId: 'seller', expiresAt: new Date(Date.now() + 2 * DAY_MS) });
  await firebase.seed('users/seller', sampleUser);
  await runJobsLater(firebase, 0, { name: 'tellEndings' });
  const url = urlIn((await told())[0]!, 'Prelungiți anunțul');
  const forged = new URL(url);
  forged.searchParams.set('t', url.searchParams.get('t')!.replace(/^./, 'x'));
  expect(await follow(forged, 'POST')).toMatchObject({ status: 404 });
  await firebase.seed('users/seller', { ...sampleUser, blocked: true });
  expect(await follow(url, 'POST')).toMatchObject({ status: 409 });
  expect(((await firebase.read(path)) as typeof sampleCar).version).toBe(sampleCar.version);
});

test('who reports gets a receipt and the outcome; nothing that they wrote stands in the receipt', async () => {
  await seedListing(firebase, { ownerId: 'seller' });
  const explanation = 'Acest anunț cere bani în avans pentru o mașină care nu există.';
  const sent = await call('sendReport', {
    target: 'listing',
    targetId: id,
    url: `/anunt/${sampleCar.slug}-${id}`,
    title: sampleCar.title,
    ground: 'fraud',
    explanation,
    reporterName: 'Ion Pop',
    reporterEmail: 'ion@example.ro',
    goodFaith: true,
    proof: { trap: '', openMs: 5000 },
  });
  const { receipt } = sent.body.result;
  const [email] = await told();
  expect(email).toMatchObject({ to: 'ion@example.ro', about: { kind: 'reportReceived' } });
  expect(email!.message.text).toContain(receipt);
  expect(email!.message.text).not.toContain('bani în avans');
});

test('every e-mail is under 80 kB, has both versions and says whose site it is', async () => {
  await seedListing(firebase, { ownerId: 'seller', expiresAt: new Date(Date.now() + 2 * DAY_MS) });
  await firebase.seed('users/seller', sampleUser);
  await runJobsLater(firebase, 0, { name: 'tellEndings' });
  for (const { message } of await told()) {
    expect(message.html!.length).toBeLessThan(80_000);
    expect(message.text).toContain('CUI');
  }
});

test('a person reads what was sent to them, and switches a kind off and on', async () => {
  const token = await signInForTest(firebase, 'seller', sampleUser);
  await seedListing(firebase, { ownerId: 'seller', expiresAt: new Date(Date.now() + 2 * DAY_MS) });
  await runJobsLater(firebase, 0, { name: 'tellEndings' });
  const wish = (wanted: boolean) => call('setEmailWish', { kind: 'listingEnding', wanted }, token);
  const mine = async () => (await call('readMyEmails', {}, token)).body.result;
  expect(await mine()).toMatchObject({ off: [], sent: [{ state: 'waits' }] });
  await wish(false);
  expect(await mine()).toMatchObject({ off: ['listingEnding'] });
  await wish(true);
  expect(await mine()).toMatchObject({ off: [] });
});
