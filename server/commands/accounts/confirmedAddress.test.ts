import { sampleCar, sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { sampleCompanyUser, sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { callTestCommand } from '../../testing/callTestCommand';
import { signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';

let firebase: TestFirebase;
let token: string;
const { status: _status, createdAt: _createdAt, ...reported } = sampleReport;
const notice = { ...reported, proof: { trap: '', openMs: 5000 } };
const { kind, categoryId, title, description, price, localityId } = sampleCar;
const listing = { kind, categoryId, title, description, price, localityId, photos: [] };

const { name, cui } = sampleCompanyUser.company!;
const firm = {
  displayName: 'Ana Pop',
  sellerType: 'company',
  company: { name, cui, showsPhone: true },
};

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await firebase.seed(`listings/${sampleListingId}`, { ...sampleCar, status: 'active', expiresAt });
  await firebase.seed(`users/${sampleCar.ownerId}`, sampleUser);
  token = await signInForTest(firebase, 'nou', sampleUser, { emailVerified: false });
});
afterAll(() => firebase.stop());

const call = (name: string, input: object, as: string | undefined = token) =>
  callTestCommand(firebase.origin, name, input, as === '' ? {} : { token: as });

test.each([
  ['write to a seller', 'startConversation', { listingId: sampleListingId, text: 'Bună ziua' }],
  ['answer', 'sendReply', { conversationId: 'c1', messageId: 'm1', text: 'Bună ziua' }],
  ['publish', 'publishListing', { id: 'New45678901234567890', ...listing }],
  ['report signed in', 'sendReport', notice],
  ['show a phone as a firm', 'editProfile', { ...firm, phone: '0712345678' }],
])('without a confirmed address nobody may %s', async (_what, name, input) => {
  expect(await call(name, input)).toMatchObject({ status: 403, code: 'emailNotVerified' });
});

test('a firm that shows its phone changes it only with a confirmed address; all else it may', async () => {
  const user = { ...sampleCompanyUser, company: { name, cui, showsPhone: true } };
  const shown = await signInForTest(firebase, 'firma', user, { emailVerified: false });
  const other = await call('editProfile', { ...firm, phone: '0722222222' }, shown);
  expect(other).toMatchObject({ status: 403, code: 'emailNotVerified' });
  expect((await call('editProfile', { ...firm, phone: '+40 712 345 678' }, shown)).status).toBe(
    200,
  );
  const hidden = { ...firm, company: { name, cui, showsPhone: false }, phone: '0722222222' };
  expect((await call('editProfile', hidden, shown)).status).toBe(200);
});

test('a notice of child abuse is taken all the same, and so is any of a visitor', async () => {
  expect((await call('sendReport', { ...notice, ground: 'childAbuse' })).status).toBe(200);
  expect((await call('sendReport', notice, '')).status).toBe(200);
});

test('with a confirmed address one may', async () => {
  const confirmed = await signInForTest(firebase, 'vechi', sampleUser);
  const input = { listingId: sampleListingId, text: 'Bună ziua' };
  expect((await call('startConversation', input, confirmed)).status).toBe(200);
});
