import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleCompanyUser, sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { limits } from '../../app/limits/limits';
import { callTestCommand, type TestCall } from '../../testing/callTestCommand';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';

let firebase: TestFirebase;
const firm = { ...sampleCompanyUser, company: { ...sampleCompanyUser.company!, showsPhone: true } };

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
beforeEach(async () => {
  await firebase.wipe();
  await firebase.seed('users/firma', firm);
});
afterAll(() => firebase.stop());

const reveal = (more: TestCall = {}) =>
  callTestCommand(firebase.origin, 'revealSellerPhone', { sellerId: 'firma' }, more);

test('a firm that shows its phone shows it to a visitor', async () => {
  expect(await reveal()).toMatchObject({ status: 200, body: { result: { phone: firm.phone } } });
});

const { phone: _phone, ...withoutPhone } = firm;
test.each([
  ['a firm that does not show it', sampleCompanyUser],
  ['a private person', { ...sampleUser, phone: '0712345678' }],
  ['a firm that became a private person', { ...firm, sellerType: 'private' }],
  ['a blocked firm', { ...firm, blocked: true }],
  ['a firm that leaves', { ...firm, closingAt: new Date() }],
  ['a firm without a phone', withoutPhone],
])('%s shows no phone', async (_who, user) => {
  await firebase.seed('users/firma', user);
  expect(await reveal()).toMatchObject({ status: 404, code: 'notFound' });
});

test('phones of firms count with those of listings, for each device', async () => {
  const from = '192.0.2.78';
  const listingId = 'Listing0000000000001';
  const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await firebase.seed(`listings/${listingId}`, { ...sampleCar, status: 'active', expiresAt });
  await firebase.seed(`listings/${listingId}/private/contact`, { phone: '0712345678' });
  const revealPhone = () =>
    callTestCommand(firebase.origin, 'revealPhone', { listingId }, { from });
  for (let n = 1; n < limits.phones.device; n += 1) expect((await revealPhone()).status).toBe(200);
  expect((await reveal({ from })).status).toBe(200);
  expect(await reveal({ from })).toMatchObject({ status: 429, code: 'workNeeded' });
  expect(await revealPhone()).toMatchObject({ status: 429, code: 'workNeeded' });
  expect((await reveal({ from: '192.0.2.3' })).status).toBe(200);
});
