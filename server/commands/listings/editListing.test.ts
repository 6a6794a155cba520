import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import {
  sampleCar,
  sampleListingId as id,
  sampleNow,
} from '@anunturi/shared-domain/samples/listingSamples';
import { limits } from '../../app/limits/limits';
import { toPriceEntry } from '../../listings/toPriceEntry';
import { callTestCommand } from '../../testing/callTestCommand';
import {
  describedCar,
  seedLimits,
  seedMarket,
  seedModeration,
  seedSeller,
} from '../../testing/seedMarket';
import { provedBy, signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';
import { watchReads } from '../../testing/watchReads';

const seller = sampleCar.ownerId;
const path = `listings/${id}`;
const phone = '0712345678';
const same = { ...describedCar(), phone, version: 1 };
const tokens: Record<string, string> = {};
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  for (const uid of [seller, 'otherEva', 'adminIoana'])
    tokens[uid] = await signInForTest(firebase, uid);
});
beforeEach(async () => {
  firebase.wipe();
  await seedMarket(firebase);
  await seedSeller(firebase, seller);
  await seedSeller(firebase, 'otherEva');
  await seedSeller(firebase, 'adminIoana', {
    role: 'admin',
    ...provedBy(tokens.adminIoana!),
  });
  await seedListing();
});
afterAll(() => firebase.stop());

const seedListing = async (change: object = {}) => {
  await firebase.seed(path, { ...sampleCar, ...change });
  await firebase.seed(`${path}/private/contact`, { phone });
};
const edit = (change: object = {}, uid = seller) =>
  callTestCommand(firebase.origin, 'editListing', { ...same, ...change }, { token: tokens[uid]! });
const stored = () => firebase.read(path);
const held = () => seedModeration(firebase, { preModeration: true });
const cheaper = { price: { ...same.price, amountMinor: 900_000 } };

test('an edit is derived as a new listing is, and raises the version by one', async () => {
  const answer = await edit({ title: 'Dacia Logan cu istoric', localityId: 'cisnadie' });
  expect(answer.body.result).toEqual({ slug: 'dacia-logan-cu-istoric', status: 'active' });
  const listing = listingSchema.parse(await stored());
  expect(listing).toMatchObject({
    title: 'Dacia Logan cu istoric',
    localityName: 'Cisnădie',
    version: 2,
    publishedAt: sampleCar.publishedAt,
    expiresAt: sampleCar.expiresAt,
  });
  expect(listing.searchTokens).toContain('istoric');
});

test('what an edit needs for sure is asked for in one request', async () => {
  const reads = await watchReads(() => edit());
  expect([...reads.alone(path), ...reads.alone('settings/')]).toEqual([]);
});

test('an edit that changes nothing changes nothing but version and time', async () => {
  await edit();
  expect(await stored()).toEqual({ ...sampleCar, version: 2, updatedAt: expect.any(Date) });
});

test('a new price keeps the old one as history and as the mark of a drop', async () => {
  await edit(cheaper);
  expect(await stored()).toMatchObject({
    priceChanges: 1,
    previousPriceLei: 48_355,
    priceLei: 45_810,
  });
  expect(await firebase.read(`${path}/priceHistory/1`)).toMatchObject({
    amountMinor: 900_000,
    priceLei: 45_810,
  });
});

test('a drop counts from publication, in the currency asked', async () => {
  await firebase.seed(`${path}/priceHistory/0`, toPriceEntry(sampleCar, sampleNow));
  await edit({ price: { ...same.price, amountMinor: 1_200_000 } });
  expect(await stored()).toMatchObject({ priceLei: 61_080, previousPriceLei: 48_355 });
  await seedLimits(firebase, { eurRateBani: 600 });
  await edit({ ...cheaper, version: 2 });
  // 9.500 € at publication, 9.000 € now: the euro that rose, and the price that was put up between, make no drop.
  expect(await stored()).toMatchObject({ priceLei: 54_000, previousPriceLei: 57_000 });
});

test('an unchanged price keeps its lei, whatever the rate did, and makes no history', async () => {
  await seedLimits(firebase, { eurRateBani: 690 });
  await edit({ title: 'Dacia Logan cu istoric', price: { ...same.price, negotiable: false } });
  expect(await stored()).toMatchObject({
    priceLei: 48_355,
    priceChanges: 0,
  });
  expect(await stored()).not.toHaveProperty('previousPriceLei');
  expect(await firebase.read(`${path}/priceHistory/1`)).toBeNull();
});

test('no browser makes, changes or removes an entry of a price history', async () => {
  await edit(cheaper);
  const entry = { amountMinor: 2_000_000, currency: 'EUR', priceLei: 101_800, at: new Date() };
  const browser = firebase.as(seller);
  expect((await browser.set(`${path}/priceHistory/1`, entry)).status).toBe(403);
  expect((await browser.set(`${path}/priceHistory/2`, entry)).status).toBe(403);
  expect((await browser.delete(`${path}/priceHistory/1`)).status).toBe(403);
  expect((await browser.update(path, { previousPriceLei: 99_000 })).status).toBe(403);
});

test('the phone is kept apart, changed and taken away', async () => {
  await edit({ phone: '0722000000' });
  expect(await firebase.read(`${path}/private/contact`)).toEqual({ phone: '0722000000' });
  await edit({ phone: undefined, version: 2 });
  expect(await firebase.read(`${path}/private/contact`)).toBeNull();
  expect(await stored()).toMatchObject({ hasPhone: false });
});

test('of two edits that began on the same version the second is told and writes nothing', async () => {
  await edit({ title: 'Titlul din prima filă' });
  const second = await edit({ title: 'Titlul din a doua filă' });
  expect(second.code).toBe('changedElsewhere');
  expect(second.body.error.message).toBe(
    'Anunțul a fost schimbat în altă filă sau pe alt dispozitiv.',
  );
  expect(await stored()).toMatchObject({ title: 'Titlul din prima filă', version: 2 });
});

test.each<[string, object]>([
  ['title', { title: 'Dacia Logan cu istoric' }],
  ['description', { description: 'x'.repeat(60) }],
  ['photos', { photos: same.photos.slice(1) }],
  ['facts', { vehicle: { ...same.vehicle, year: 2017 } }],
  ['place', { localityId: 'cisnadie' }],
])('where the seller is held, another %s goes back to be looked at', async (_what, change) => {
  await held();
  expect((await edit(change)).body.result.status).toBe('pending');
  await seedListing({ status: 'draft' });
  expect((await edit(change)).body.result.status).toBe('draft');
  await seedListing({ status: 'sold', soldAt: new Date() });
  expect((await edit(change)).code).toBe('wrongStatus');
  await seedListing();
  await seedSeller(firebase, seller, { trusted: true });
  expect((await edit(change)).body.result.status).toBe('active');
});

test('WhatsApp is offered while the seller allows it and has a phone', async () => {
  await edit({ whatsApp: true });
  expect(await stored()).toMatchObject({ hasPhone: true, hasWhatsApp: true });
  await edit({ version: 2 });
  expect(await stored()).not.toHaveProperty('hasWhatsApp');
  await edit({ version: 3, whatsApp: true, phone: undefined });
  expect(await stored()).not.toHaveProperty('hasWhatsApp');
});

test('a new price of a held seller is shown at once', async () => {
  await held();
  expect((await edit(cheaper)).body.result.status).toBe('active');
});

test('another phone of a held seller waits as another text does, also by a step without one; of a trusted one it is shown at once', async () => {
  await held();
  expect((await edit({ phone })).body.result.status).toBe('active');
  expect((await edit({ version: 2, phone: '0722000000' })).body.result.status).toBe('pending');
  await seedListing();
  expect((await edit({ phone: undefined })).body.result.status).toBe('active');
  expect((await edit({ version: 2, phone: '0722000000' })).body.result.status).toBe('pending');
  await seedListing();
  await seedSeller(firebase, seller, { trusted: true });
  expect((await edit({ phone: '0733000000' })).body.result.status).toBe('active');
});

test('a rejected listing that is corrected waits for approval, and so does each later change', async () => {
  await seedListing({ status: 'rejected', held: true });
  expect((await edit({ title: 'Dacia Logan cu istoric' })).body.result.status).toBe('pending');
  await seedListing({ held: true });
  expect((await edit({ title: 'Dacia Logan cu istoric' })).body.result.status).toBe('pending');
});

test('banned words and broken shapes are refused in an edit as in a new listing', async () => {
  await seedModeration(firebase, { bannedWords: ['arme'] });
  const refused = await edit({ vehicle: { ...same.vehicle, version: 'а r m e' } });
  expect(refused).toMatchObject({ code: 'bannedWords' });
  expect(refused.body.error.fields).toHaveProperty(['vehicle.version']);
  for (const change of [
    { photos: [{ ...same.photos[0], path: 'listings/otherEva/x/photo1.webp' }] },
    { price: { ...same.price, amountMinor: 1000.5 } },
    { vehicle: undefined },
    { kind: 'service' },
    { localityName: 'Paradis' },
    { sellerName: 'Echipa' },
    { publishedAt: '2099-01-01' },
    { expiresAt: '2099-01-01' },
    { slug: 'altul' },
    { searchTokens: ['tot'] },
  ])
    expect((await edit(change)).code).toBe('invalidInput');
  expect(await stored()).toEqual(sampleCar);
});

test('a photo of an earlier folder may stay, and a place that the settings no longer have', async () => {
  const [first] = sampleCar.photos;
  const old = { ...first!, path: 'listings/sellerAna/Older00000000000000x/photo000.webp' };
  await seedListing({ photos: [old], localityId: 'fost', localityName: 'Fostul sat' });
  expect((await edit({ photos: [old], localityId: 'fost' })).status).toBe(200);
  expect(await stored()).toMatchObject({ photos: [old], localityName: 'Fostul sat' });
});

test('nobody else edits a listing, an administrator neither', async () => {
  for (const uid of ['otherEva', 'adminIoana'])
    expect((await edit({}, uid)).code).toBe('notAllowed');
  expect((await callTestCommand(firebase.origin, 'editListing', same)).code).toBe('signInNeeded');
  await seedSeller(firebase, seller, { blocked: true });
  expect((await edit()).code).toBe('blocked');
  expect(await stored()).toEqual(sampleCar);
});

test('edits of a day have an end', async () => {
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  const counter = `limitCounters/${day}_listingChanges_account_${seller}`;
  const forgetAt = new Date(Date.now() + 60_000);
  await firebase.seed(counter, { count: limits.listingChanges.account, forgetAt });
  expect((await edit()).code).toBe('dailyLimit');
});
