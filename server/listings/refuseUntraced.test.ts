import { sampleCar, sampleListingId as id } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleCompanyUser } from '@anunturi/shared-domain/samples/userSamples';
import { traderParts } from '@anunturi/shared-domain/people/traderGaps';
import { callTestCommand } from '../testing/callTestCommand';
import { describedCar, seedMarket, seedSeller } from '../testing/seedMarket';
import { signInForTest } from '../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';

const seller = sampleCar.ownerId;
const DAY_MS = 24 * 60 * 60 * 1000;
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
let token: string;
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  token = await signInForTest(firebase, seller);
});
beforeEach(async () => {
  firebase.wipe();
  await seedMarket(firebase);
});
afterAll(() => firebase.stop());

const largeSince = (days: number) =>
  firebase.seed('settings/duties', { largeSince: dayFromNow(days), updatedAt: new Date() });
const firm = (company: object = {}, more: object = {}) =>
  seedSeller(firebase, seller, {
    sellerType: 'company',
    phone: '0712345678',
    createdAt: new Date(),
    company: { ...sampleCompanyUser.company, ...company },
    ...more,
  });
const call = (command: string, input: object) =>
  callTestCommand(firebase.origin, command, input, { token });
const publish = () => call('publishListing', { ...describedCar(), photos: [] });
const whole = {
  showsPhone: true,
  identity: {
    tradeRegister: 'J32/123/2019',
    address: 'Str. Fabricii nr. 12, Sibiu',
    email: 'firma@exemplu.ro',
    pledged: true,
  },
};

test('while the operator is small a firm of which little is known publishes', async () => {
  await firm();
  expect((await publish()).status).toBe(200);
});

test('before the day comes a firm publishes as it did', async () => {
  await largeSince(2);
  await firm();
  expect((await publish()).status).toBe(200);
});

test('from the day on a new firm reads what is missing, and publishes when all is said', async () => {
  await largeSince(-1);
  await firm({ showsPhone: undefined });
  const { status, body } = await publish();
  expect(status).toBe(403);
  for (const part of Object.values(traderParts)) expect(body.error.message).toContain(part);
  await firm(whole);
  expect((await publish()).status).toBe(200);
});

test('a person who is no firm is asked nothing', async () => {
  await largeSince(-1);
  await seedSeller(firebase, seller, { createdAt: new Date() });
  expect((await publish()).status).toBe(200);
});

test('a firm that was here before has twelve months, then neither publishes nor prolongs nor shows again', async () => {
  const createdAt = new Date(Date.now() - 700 * DAY_MS);
  await largeSince(-300);
  await firm({}, { createdAt });
  expect((await publish()).status).toBe(200);
  await largeSince(-400);
  const expiresAt = new Date(Date.now() + DAY_MS);
  await firebase.owner.update(`listings/${id}`, { expiresAt });
  expect((await call('renewListing', { id, version: 1 })).status).toBe(403);
  await firebase.owner.update(`listings/${id}`, { status: 'paused' });
  const again = { id, version: 1, to: 'active' };
  expect((await call('changeListingStatus', again)).status).toBe(403);
  await firm(whole, { createdAt });
  expect((await call('changeListingStatus', again)).status).toBe(200);
});
