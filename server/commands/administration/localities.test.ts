import { sampleCar, sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import type { Locality } from '@anunturi/shared-domain/site/settings';
import { finishJobs } from '../../testing/finishJobs';
import { describedCar, seedLimits } from '../../testing/seedMarket';
import { seller, startModeration } from '../../testing/startModeration';

let world: Awaited<ReturnType<typeof startModeration>>;
const place = (id: string, name: string, latitude: number): Locality => ({
  id,
  name,
  kind: 'town',
  at: { latitude, longitude: 24.15 },
  neighbourIds: [],
  surchargePercent: 7,
});
const { localityId } = sampleCar;
const stored = async () =>
  (await world.read('settings/localities')) as unknown as { localities: Locality[] };
const find = async (id: string) => (await stored()).localities.find((each) => each.id === id);

beforeAll(async () => {
  world = await startModeration();
});
beforeEach(async () => {
  await world.reset();
  await seedLimits(world);
  const localities = [place(localityId, 'Sibiu', 45.8), place('cisnadie', 'Cisnădie', 45.71)];
  await world.seed('settings/localities', { localities, updatedAt: new Date() });
});
afterAll(() => world.stop());

const at = { latitude: 45.85, longitude: 24.15 };

test('a place that is added has neighbours and is one, and stands in the log', async () => {
  const input = { name: ' Şura  Mică ', kind: 'commune', at };
  expect((await world.call('addLocality', input)).status).toBe(200);
  expect(await find('sura-mica')).toMatchObject({
    name: 'Șura Mică',
    kind: 'commune',
    surchargePercent: 0,
    neighbourIds: [localityId, 'cisnadie'],
  });
  expect((await find('cisnadie'))!.neighbourIds).toEqual([localityId, 'sura-mica']);
  expect((await world.log()).at(-1)).toMatchObject({
    action: 'settingsChanged',
    targetTitle: 'Șura Mică',
    text: 'Localitate nouă',
  });
});

test.each([
  ['a name that is taken', { name: 'CISNADIE', kind: 'town', at }, 'name'],
  ['no name', { name: ' ', kind: 'town', at }, 'name'],
  [
    'a position off the globe',
    { name: 'Nou', kind: 'town', at: { ...at, latitude: 123 } },
    'at.latitude',
  ],
])('%s is refused at its field', async (_what, input, field) => {
  const { status, body } = await world.call('addLocality', input);
  expect(status).toBe(400);
  expect(Object.keys((body as { error: { fields: object } }).error.fields)).toEqual([field]);
  expect((await stored()).localities).toHaveLength(2);
});

test('a new name comes onto the listings there, and they are found by it', async () => {
  const change = { id: localityId, name: 'Hermannstadt' };
  expect((await world.call('changeLocality', change)).status).toBe(200);
  await finishJobs(world);
  const listing = (await world.listing())!;
  expect(listing.localityName).toBe('Hermannstadt');
  expect(listing.searchTokens).toContain('hermannstadt');
  expect(listing.searchTokens).not.toContain('sibiu');
  expect(await find(localityId)).toMatchObject({ name: 'Hermannstadt', surchargePercent: 7 });
  expect((await world.log()).at(-1)).toMatchObject({ text: '„Sibiu” se numește „Hermannstadt”' });
});

test('a retired place keeps its listings and takes no new ones, until it is taken back', async () => {
  expect((await world.call('changeLocality', { id: localityId, retired: true })).status).toBe(200);
  expect((await world.listing())!.localityName).toBe(sampleCar.localityName);
  const { id: _id, ...said } = describedCar();
  const edit = () =>
    world.call(
      'editListing',
      { ...said, id: sampleListingId, version: sampleCar.version, title: 'Dacia Logan cu istoric' },
      seller,
    );
  expect((await edit()).status).toBe(200);
  const other = describedCar('Other00000000000000x');
  const publish = () => world.call('publishListing', { ...other, photos: [] }, seller);
  expect((await publish()).body).toMatchObject({
    error: { fields: { localityId: 'Alegeți localitatea.' } },
  });
  expect((await world.call('changeLocality', { id: localityId, retired: false })).status).toBe(200);
  expect(await find(localityId)).not.toHaveProperty('retired');
  expect((await publish()).status).toBe(200);
});

test('a place that is none is not changed', async () => {
  expect((await world.call('changeLocality', { id: 'paris', name: 'Paris' })).code).toBe(
    'notFound',
  );
});
