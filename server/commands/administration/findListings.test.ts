import { sampleCar, sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { toNameFolded, toPersonFolded } from '@anunturi/shared-domain/people/user';
import { seller, startModeration, strangers } from '../../testing/startModeration';

const other = 'B'.repeat(20);
const plated = 'C'.repeat(20);
let world: Awaited<ReturnType<typeof startModeration>>;
beforeAll(async () => {
  world = await startModeration();
  await world.reset();
  await world.owner.update(`users/${seller}`, {
    email: 'vanzator@exemplu.ro',
    phone: '0722111222',
    displayName: 'Ștefania Munteanu',
    nameFolded: 'stefania munteanu',
  });
  await world.seed('users/dan', { ...sampleUser, email: 'dan@exemplu.ro', phone: '0733000111' });
  await world.seed(`listings/${other}`, {
    ...sampleCar,
    ownerId: 'dan',
    status: 'draft',
    vehicle: { ...('vehicle' in sampleCar && sampleCar.vehicle), vin: 'UU1KSD0F545123456' },
  });
  await world.seed(`listings/${plated}`, {
    ...sampleCar,
    ownerId: 'mia',
    description: 'Se dă cu numerele BV 12 ABC.',
    searchTokens: ['bv12abc', 'dacia'],
  });
  await world.seed(`listings/${other}/private/contact`, { phone: '0744555666' });
});
afterAll(() => world.stop());

const find = async (words: string) =>
  (await world.call('findListings', { words })).body.result as unknown;

test.each([
  ['its id', other, other],
  ['its address', `https://exemplu.ro/anunt/dacia-logan-${other}`, other],
  ['the phone that it shows, however written', '+40 744 555 666', other],
  ['the phone of its seller', '0722 111 222', sampleListingId],
  ['the e-mail of its seller', 'Vanzator@exemplu.ro', sampleListingId],
  ['the plate that it names', 'BV 12 ABC', plated],
  ['the plate, with dashes', 'BV-12-ABC', plated],
  ['the plate, as one word', 'bv12abc', plated],
  ['its VIN, also while it was never public', 'uu1ksd0f 545123456', other],
])('a listing is found by %s', async (_how, words, id) => {
  expect(await find(words)).toEqual({ listingIds: [id], isExact: true });
});

test('the beginning of a seller’s name finds their listings, beside what words find', async () => {
  expect(await find('Ștefania')).toEqual({ listingIds: [sampleListingId], isExact: false });
});

test('the person behind a company is found by their own name, as the company is by its', async () => {
  const names = {
    displayName: 'Radu Lăzărescu',
    company: { name: 'Auto Exemplu', cui: '18547290' },
  };
  const folded = {
    nameFolded: toNameFolded(names),
    personFolded: toPersonFolded(names),
    sellerType: 'company',
  };
  await world.seed('users/mia', { ...sampleUser, ...names, ...folded });
  for (const words of ['Radu Laz', 'auto ex'])
    expect(await find(words)).toEqual({ listingIds: [plated], isExact: false });
});

test('what is nobody’s finds nothing, and is no word either', async () => {
  expect(await find('0799999999')).toEqual({ listingIds: [], isExact: true });
  expect(await find('Duster')).toEqual({ listingIds: [], isExact: false });
});

test.each(strangers)('%s finds nothing so', async (_who, uid, code) => {
  expect(await world.call('findListings', { words: '0722111222' }, uid)).toMatchObject({
    body: { error: { code } },
  });
});
