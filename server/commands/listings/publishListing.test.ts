import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { sampleCar, sampleListingId as id } from '@anunturi/shared-domain/samples/listingSamples';
import { toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { callTestCommand, type TestCall } from '../../testing/callTestCommand';
import { preparePhotoForTest } from '../../testing/preparePhotoForTest';
import {
  describedCar,
  seedLimits,
  seedMarket,
  seedModeration,
  seedPhotos,
  seedSeller,
} from '../../testing/seedMarket';
import { signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';

const seller = sampleCar.ownerId;
const car = describedCar();
const tokens: Record<string, string> = {};
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  for (const uid of [seller, 'otherEva']) tokens[uid] = await signInForTest(firebase, uid);
  await seedPhotos(firebase, [...car.photos, ...describedCar('Other00000000000000x').photos]);
});
beforeEach(async () => {
  firebase.wipe();
  await seedMarket(firebase);
  await seedSeller(firebase, seller);
  await seedSeller(firebase, 'otherEva');
});
afterAll(() => firebase.stop());

const publish = (input: object = car, uid = seller, more: TestCall = {}) =>
  callTestCommand(firebase.origin, 'publishListing', input, { token: tokens[uid]!, ...more });
const stored = (listingId = id) => firebase.read(`listings/${listingId}`);
const dayOf = (uid: string) => firebase.read(`users/${uid}/dailyUsage/${toDayKey(new Date())}`);
const whyHeld = async (listingId: string) =>
  String((await firebase.read(`decisions/h${listingId}`))?.facts);
const daysFromNow = (date: unknown) =>
  Math.round(((date as Date).getTime() - Date.now()) / (24 * 60 * 60 * 1000));

test('a published listing is a valid document with its price, counters, phone and daily count', async () => {
  const answer = await publish({ ...car, phone: '0712345678' });
  expect(answer).toMatchObject({
    status: 200,
    body: { result: { slug: sampleCar.slug, status: 'active' } },
  });
  const listing = listingSchema.parse(await stored());
  const { createdAt: _c, updatedAt: _u, publishedAt: _p, expiresAt: _e, ...same } = sampleCar;
  expect(listing).toMatchObject(same);
  expect(daysFromNow(listing.expiresAt)).toBe(30);
  expect(await firebase.read(`listings/${id}/private/contact`)).toEqual({ phone: '0712345678' });
  expect(await firebase.read(`listings/${id}/priceHistory/0`)).toMatchObject({
    amountMinor: 950_000,
    priceLei: 48_355,
  });
  expect(await firebase.read(`listings/${id}/counters/all`)).toEqual({
    views: 0,
    favourites: 0,
    conversations: 0,
  });
  expect(await dayOf(seller)).toMatchObject({ listings: 1 });
});

test.each([
  ['a status', { status: 'active' }],
  ['an end', { expiresAt: '2099-01-01T00:00:00Z' }],
  ['a publication', { publishedAt: '2099-01-01T00:00:00Z' }],
  ['a price in lei', { priceLei: 1 }],
  ['tokens', { searchTokens: ['everything'] }],
  ['a slug', { slug: 'free-money' }],
  ['a place name', { localityName: 'Paradis' }],
  ['a seller name', { sellerName: 'Echipa' }],
  ['a county', { county: 'CJ' }],
  ['an owner', { ownerId: 'otherEva' }],
  ['a price before', { previousPriceLei: 99_000 }],
])('nobody says %s themselves', async (_what, change) => {
  expect((await publish({ ...car, ...change })).code).toBe('invalidInput');
  expect(await stored()).toBeNull();
});

const vehicle = car.vehicle;
test.each<[string, object]>([
  ['photos that are no list', { photos: { 0: car.photos[0] } }],
  ['a photo that is a word', { photos: ['photo'] }],
  ['a photo without its size', { photos: [{ ...car.photos[0], width: undefined }] }],
  ['a photo of half a pixel', { photos: [{ ...car.photos[0], width: 1.5 }] }],
  ['too many photos', { photos: Array.from({ length: 21 }, () => car.photos[0]) }],
  ['the same photo twice', { photos: [car.photos[0], car.photos[0]] }],
  [
    'a photo in the folder of another listing',
    { photos: describedCar('Other00000000000000x').photos },
  ],
  [
    'a photo of another person',
    { photos: [{ ...car.photos[0], path: car.photos[0]!.path.replace(seller, 'otherEva') }] },
  ],
  ['a vehicle that is a list', { vehicle: [vehicle] }],
  ['no vehicle', { vehicle: undefined }],
  ['a vehicle and a service', { service: { wholeCounty: true } }],
  ['another kind', { kind: 'service' }],
  ['a year as a word', { vehicle: { ...vehicle, year: '2018' } }],
  ['a year to come', { vehicle: { ...vehicle, year: 1e9 } }],
  ['an unknown fact', { vehicle: { ...vehicle, extra: true } }],
  ['a fact that is null', { vehicle: { ...vehicle, version: null } }],
  ['a version without end', { vehicle: { ...vehicle, version: 'x'.repeat(61) } }],
  ['a make that is an object', { vehicle: { ...vehicle, make: {}, makeName: {} } }],
  ['no make', { vehicle: { ...vehicle, make: undefined } }],
  ['equipment in lists', { vehicle: { ...vehicle, equipment: [['abs']] } }],
  ['equipment without end', { vehicle: { ...vehicle, equipment: Array(81).fill('abs') } }],
  ['an empty title', { title: '   ' }],
  ['an endless title', { title: 'x'.repeat(81) }],
  ['a title that is a list', { title: [car.title] }],
  ['a short description', { description: 'scurt' }],
  ['an endless description', { description: 'x'.repeat(9001) }],
  ['a price with decimals', { price: { ...car.price, amountMinor: 1000.5 } }],
  ['a price of nothing', { price: { ...car.price, amountMinor: 0 } }],
  ['a negative price', { price: { ...car.price, amountMinor: -100 } }],
  ['a price beyond all', { price: { ...car.price, amountMinor: 1e15 } }],
  ['a price as a word', { price: { ...car.price, amountMinor: '100' } }],
  ['dollars', { price: { ...car.price, currency: 'USD' } }],
  ['a car by the hour', { price: { ...car.price, unit: 'hour' } }],
  ['a place elsewhere', { localityId: 'paris' }],
  ['a phone of elsewhere', { phone: '+1 555 0100' }],
  ['an unknown category', { categoryId: 'orice' }],
  ['a category that is a path', { categoryId: '../settings/site' }],
  ['a category for something else', { categoryId: 'electricieni' }],
  ['a category for other vehicles', { categoryId: 'camioane' }],
  ['an id of a path', { id: '../users/otherEva1234' }],
])('%s is refused, and nothing is stored', async (_what, change) => {
  expect(await publish({ ...car, ...change })).toMatchObject({ status: 400, code: 'invalidInput' });
  expect(await stored()).toBeNull();
});

test('what is wrong is named by its field', async () => {
  const { body } = await publish({ ...car, vehicle: { ...vehicle, year: 1 }, title: 'x' });
  expect(Object.keys(body.error.fields).sort()).toEqual(['title', 'vehicle.year']);
});

test('signs that nobody sees are stored in no text of a listing', async () => {
  const title = 'Dacia \u202eLogan\u202c 2016';
  const shown = { title, vehicle: { ...vehicle, version: 'La\u200bureate\u0007' } };
  await publish({ ...car, ...shown, description: `${car.description}\u2066` });
  expect(await stored()).toMatchObject({
    title: 'Dacia Logan 2016',
    description: car.description,
    vehicle: { version: 'Laureate' },
  });
});

test('a price in lei comes from the rate of the settings', async () => {
  await seedLimits(firebase, { eurRateBani: 600 });
  await publish();
  expect(await stored()).toMatchObject({ priceLei: 57_000, bands: {} });
});

test('make and model are called as the tables call them', async () => {
  await publish({ ...car, vehicle: { ...vehicle, makeName: 'BMW', modelName: 'Seria 7' } });
  expect(await stored()).toMatchObject({ vehicle: { makeName: 'Dacia', modelName: 'Logan' } });
  const other = describedCar('Other00000000000000x');
  await publish({ ...other, vehicle: { ...vehicle, make: 'dacia-noua', makeName: 'Alta' } });
  expect(await stored(other.id)).toMatchObject({
    vehicle: { make: 'alta-marca', makeName: 'Alta', model: 'alt-model', modelName: 'Logan' },
  });
});

test.each<[string, string, object]>([
  ['title', 'title', { title: 'Vând ａｒｍе de vânătoare' }],
  ['description', 'description', { description: `${car.description} a.r.m.e` }],
  ['version', 'vehicle.version', { vehicle: { ...vehicle, version: 'a\u200brme' } }],
  ['country', 'vehicle.originCountry', { vehicle: { ...vehicle, originCountry: 'Arme' } }],
  [
    'make by hand',
    'vehicle.makeName',
    { vehicle: { ...vehicle, make: 'alta-marca', makeName: 'Arme' } },
  ],
])('a banned word in the %s is named beside it', async (_where, field, change) => {
  await seedModeration(firebase, { bannedWords: ['arme'] });
  const answer = await publish({ ...car, ...change });
  expect(answer.code).toBe('bannedWords');
  expect(answer.body.error).toMatchObject({
    message: 'Nu sunt permise cuvintele: arme.',
    fields: { [field]: expect.stringContaining('arme') },
  });
  expect(await stored()).toBeNull();
});

test.each([
  ['a phone in the title', 'title', { title: 'Golf 7, sunați la zero șapte patru zero 999 999' }],
  ['an address in the title', 'title', { title: 'Golf 7 pe auto-ieftin.ro' }],
  ['letters of another alphabet', 'title', { title: 'VW Gоlf 7 din 2014' }],
  [
    'an account in the description',
    'description',
    { description: `${car.description} RO49 AAAA 1B31 0075 9384 0000` },
  ],
  ['a link in a fact', 'vehicle.version', { vehicle: { ...car.vehicle, version: 'bit.ly/x' } }],
])('%s is named beside its field, and nothing is stored', async (_what, field, change) => {
  const answer = await publish({ ...car, ...change });
  expect(answer.code).toBe('invalidInput');
  expect(Object.keys(answer.body.error.fields)).toEqual([field]);
  expect(await stored()).toBeNull();
});

test('where new listings are looked at first, a new seller waits and a trusted one does not', async () => {
  await seedModeration(firebase, { preModeration: true });
  expect((await publish()).body.result.status).toBe('pending');
  const waiting = listingSchema.parse(await stored());
  expect(waiting).not.toHaveProperty('publishedAt');
  expect(waiting).not.toHaveProperty('expiresAt');
  await seedSeller(firebase, seller, { trusted: true });
  expect((await publish(describedCar('Other00000000000000x'))).body.result.status).toBe('active');
});

test('publishing again after an answer that never came does not publish twice', async () => {
  const first = await publish();
  expect((await publish()).body.result).toEqual(first.body.result);
  expect(await dayOf(seller)).toMatchObject({ listings: 1 });
});

test('an id belongs to the first person who used it, and that of a deleted listing to nobody', async () => {
  await publish();
  expect((await publish(car, 'otherEva')).code).toBe('notAllowed');
  await firebase.owner.delete(`listings/${id}`);
  await firebase.seed(`deletedListings/${id}`, { ownerId: seller, at: new Date() });
  expect((await publish()).code).toBe('notAllowed');
  expect(await stored()).toBeNull();
});

test('an account publishes as much a day as the settings say, a new one less', async () => {
  await seedLimits(firebase, { listingsPerDay: 2, listingsPerDayNew: 1 });
  await seedSeller(firebase, seller, { createdAt: new Date() });
  expect((await publish()).status).toBe(200);
  const refused = await publish(describedCar('Other00000000000000x'));
  expect(refused).toMatchObject({ code: 'dailyLimit' });
  expect(refused.body.error.message).toContain('Ați publicat azi 1 anunțuri');
});

test('visitors and blocked accounts publish nothing', async () => {
  expect((await callTestCommand(firebase.origin, 'publishListing', car)).code).toBe('signInNeeded');
  await seedSeller(firebase, seller, { blocked: true });
  expect((await publish()).code).toBe('blocked');
  expect(await stored()).toBeNull();
});

test('a company sells under its name', async () => {
  const company = { sellerType: 'company', company: { name: 'Auto Ana SRL', cui: '12345674' } };
  await seedSeller(firebase, seller, company);
  await publish();
  expect(await stored()).toMatchObject({ sellerType: 'company', sellerName: 'Auto Ana SRL' });
});

test('a photo of a listing that was removed from view is looked at first in the next one of its seller', async () => {
  const publishWithPhoto = async (listingId: string) => {
    const who = { uid: seller, token: tokens[seller]!, listingId };
    const photos = [await preparePhotoForTest(firebase, who, '#aa0000')];
    return (await publish({ ...car, id: listingId, photos })).body.result.status;
  };
  const [first, second, third] = ['A', 'B', 'C'].map((letter) => letter.repeat(20));
  expect(await publishWithPhoto(first!)).toBe('active');
  expect(await publishWithPhoto(second!)).toBe('active');
  const removed = { status: 'rejected', held: true, removed: true };
  await firebase.owner.update(`listings/${first}`, removed);
  expect(await publishWithPhoto(third!)).toBe('pending');
  expect(await whyHeld(third!)).toContain('o fotografie este');
});

test('a photo of a listing that was removed from view is looked at first also when it comes by an edit', async () => {
  const [first, second] = ['A', 'B'].map((letter) => letter.repeat(20));
  const prepare = async (listingId: string) => [
    await preparePhotoForTest(
      firebase,
      { uid: seller, token: tokens[seller]!, listingId },
      '#aa0000',
    ),
  ];
  await publish({ ...car, id: first!, photos: await prepare(first!) });
  await publish({ ...car, id: second!, photos: [] });
  const removed = { status: 'rejected', held: true, removed: true };
  await firebase.owner.update(`listings/${first}`, removed);
  const edited = { ...car, id: second!, version: 1, photos: await prepare(second!) };
  const token = tokens[seller]!;
  const { body } = await callTestCommand(firebase.origin, 'editListing', edited, { token });
  expect(body.result.status).toBe('pending');
  expect(await whyHeld(second!)).toContain('o fotografie este');
});

const otherWords = {
  title: 'Cu totul altă mașină, de familie',
  description: 'O mașină îngrijită, cu revizii la zi și acte în regulă, pentru drumuri lungi.',
};

test.each([
  ['title', { title: `${car.title.toUpperCase()}!` }],
  ['description', { description: car.description }],
  ['chassis number', { vehicle: { ...car.vehicle, vin: 'UU1K5220X51234567' } }],
])(
  'the %s of a listing that was removed from view is looked at first in the next one of its seller',
  async (_what, same) => {
    const [first, second, third] = ['A', 'B', 'C'].map((letter) => letter.repeat(20));
    const vehicle = { ...car.vehicle, vin: 'UU1K5220X51234567' };
    const without = { ...car, photos: [], vehicle: { ...car.vehicle, vin: undefined } };
    expect((await publish({ ...car, photos: [], vehicle, id: first })).status).toBe(200);
    const removed = { status: 'rejected', held: true, removed: true };
    await firebase.owner.update(`listings/${first}`, removed);
    const other = { ...without, ...otherWords };
    expect((await publish({ ...other, id: second })).body.result.status).toBe('active');
    expect((await publish({ ...other, ...same, id: third })).body.result.status).toBe('pending');
    expect(await whyHeld(third!)).toContain('seria de șasiu');
    const edited = { ...other, ...same, id: second, version: 1 };
    const token = tokens[seller]!;
    const { body } = await callTestCommand(firebase.origin, 'editListing', edited, { token });
    expect(body.result.status).toBe('pending');
  },
);
