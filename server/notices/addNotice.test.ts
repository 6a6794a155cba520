/** The bell over the wire: what commands and jobs put into it. */
import { sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { callTestCommand } from '../testing/callTestCommand';
import { runJobsLater } from '../testing/runJobsLater';
import { seedListing } from '../testing/seedListing';
import { seedMarket } from '../testing/seedMarket';
import { signInForTest } from '../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';

const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const notice = (days: number, more: object = {}) => ({
  kind: 'alert',
  text: `Acum ${days} zile`,
  path: '/toate-anunturile',
  createdAt: ago(days),
  read: false,
  forgetAt: ago(days - 90),
  ...more,
});
let firebase: TestFirebase;

beforeEach(async () => {
  firebase = await startTestFirebase({ commands: true });
  await seedMarket(firebase);
});
afterEach(() => firebase.stop());

const noticesOf = async (uid: string) => {
  const { data } = await firebase.owner.list(`users/${uid}/notices`, { limit: 200 });
  return data.map((each) => each.data as { kind: string; text: string; path: string });
};
const endingListing = () =>
  seedListing(firebase, { ownerId: 'seller', expiresAt: new Date(Date.now() + 2 * DAY_MS) });

test('a listing that ends is told of once, however often the clock looks', async () => {
  await endingListing();
  await firebase.seed('users/seller', sampleUser);
  await runJobsLater(firebase, 0, { name: 'tellEndings' });
  await runJobsLater(firebase, 0, { name: 'tellEndings' });
  const [only, ...others] = await noticesOf('seller');
  expect(others).toEqual([]);
  expect(only).toMatchObject({ kind: 'listing', path: '/dashboard' });
  expect(only!.text).toContain('expiră în mai puțin de 3 zile');
});

test('a rejection and its reversal are told of, with the way to the reasons', async () => {
  await seedListing(firebase, { ownerId: 'seller' });
  const seller = await signInForTest(firebase, 'seller', sampleUser);
  const admin = await signInForTest(firebase, 'sefa', { ...sampleUser, role: 'admin' });
  const call = async (name: string, input: object, token: string) => {
    expect((await callTestCommand(firebase.origin, name, input, { token })).status).toBe(200);
  };
  const listingId = sampleListingId;
  const facts = 'Kilometrii din anunț nu sunt cei reali.';
  const decision = { kind: 'reject', ground: 'misleading', facts, reportIds: [] };
  await call('decideListing', { listingId, version: 1, decision }, admin);
  expect(await noticesOf('seller')).toMatchObject([
    { kind: 'decision', path: '/dashboard?stare=rejected' },
  ]);
  await call(
    'appealDecision',
    { listingId, version: 2, text: 'Sunt cei din cartea de service.' },
    seller,
  );
  await call(
    'decideAppeal',
    { listingId, version: 3, outcome: 'reversed', answer: 'Ați avut dreptate.' },
    admin,
  );
  expect((await noticesOf('seller')).map(({ text }) => text)).toContainEqual(
    expect.stringContaining('Contestația a fost admisă'),
  );
});

test('only the newest fifty are kept', async () => {
  await endingListing();
  await firebase.seed('users/seller', sampleUser);
  for (let n = 1; n <= 55; n += 1) await firebase.seed(`users/seller/notices/n${n}`, notice(n));
  await runJobsLater(firebase, 0, { name: 'tellEndings' });
  const kept = (await noticesOf('seller')).map(({ text }) => text);
  expect(kept).toHaveLength(50);
  expect(kept).toContain('Acum 49 zile');
  expect(kept).not.toContain('Acum 50 zile');
});

test('a closing account is told nothing, and old notices are forgotten', async () => {
  await endingListing();
  await firebase.seed('users/seller', { ...sampleUser, closingAt: new Date() });
  await firebase.seed('users/seller/notices/old', notice(91));
  await firebase.seed('users/seller/notices/new', notice(89));
  await runJobsLater(firebase, 0, { name: 'tellEndings' });
  await runJobsLater(firebase, 0, { name: 'forgetExpired' });
  expect(await noticesOf('seller')).toMatchObject([{ text: 'Acum 89 zile' }]);
});

test('the account’s first page has what was not read, the newest first, and only the caller’s', async () => {
  const token = await signInForTest(firebase, 'seller', sampleUser);
  await firebase.seed('users/seller/notices/a', notice(3));
  await firebase.seed('users/seller/notices/b', notice(1));
  await firebase.seed('users/seller/notices/c', notice(2, { read: true }));
  await firebase.seed('users/buyer/notices/d', notice(1));
  const { body } = await callTestCommand(firebase.origin, 'readDashboard', {}, { token });
  expect(body.result.notices).toMatchObject([
    { id: 'b', text: 'Acum 1 zile', isRead: false },
    { id: 'a', text: 'Acum 3 zile', isRead: false },
  ]);
});
