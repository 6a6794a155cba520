import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { callTestCommand } from '../../testing/callTestCommand';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';

const [asked, earlier, other] = ['1', '2', '3'].map((at) => `Listing000000000000${at}`) as [
  string,
  string,
  string,
];
const { vehicle: sampleVehicle } = sampleCar as Extract<typeof sampleCar, { kind: 'vehicle' }>;
const vin = 'WVWZZZ1KZAW000001';
let firebase: TestFirebase;

const car = (vehicle: object, more: object = {}) => ({
  ...sampleCar,
  status: 'active',
  ...more,
  vehicle: { ...sampleVehicle, vin, ...vehicle },
});

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
beforeEach(async () => {
  firebase.wipe();
  await firebase.seed(
    `listings/${asked}`,
    car({ mileageKm: 150_000 }, { publishedAt: new Date('2026-11-01') }),
  );
  await firebase.seed(
    `listings/${earlier}`,
    car(
      { mileageKm: 172_000 },
      { ownerId: 'dan', status: 'sold', publishedAt: new Date('2025-03-01'), priceLei: 30_000 },
    ),
  );
});
afterAll(() => firebase.stop());

const ask = async (listingId = asked) => {
  const { body, code } = await callTestCommand(
    firebase.origin,
    'readVehicleHistory',
    { listingId },
    {},
  );
  return { body, code, listings: body.result?.listings as object[] | undefined };
};

test('what listings here said of one vehicle is told oldest first, without its VIN and without its sellers', async () => {
  const { body, listings } = await ask();
  expect(listings).toEqual([
    {
      atMs: Date.parse('2025-03-01'),
      mileageKm: 172_000,
      priceLei: 30_000,
      isThis: false,
    },
    expect.objectContaining({ mileageKm: 150_000, isThis: true }),
  ]);
  expect(JSON.stringify(body)).not.toMatch(/WVWZZZ|dan/);
});

test('listings that are not public, and vehicles with another VIN, are not told of', async () => {
  await firebase.owner.update(`listings/${earlier}`, { status: 'rejected' });
  await firebase.seed(`listings/${other}`, car({ vin: 'WVWZZZ1KZAW000002' }));
  expect((await ask()).listings).toHaveLength(1);
  await firebase.owner.update(`listings/${asked}`, { status: 'paused' });
  expect((await ask()).code).toBe('notFound');
});

test('a listing without a VIN, or with one that is not standard, has no history', async () => {
  await firebase.seed(`listings/${other}`, car({ vin: 'B123', vinNonStandard: true }));
  expect((await ask(other)).listings).toEqual([]);
  const { vin: _, ...without } = car({}).vehicle;
  await firebase.seed(`listings/${other}`, { ...car({}), vehicle: without });
  expect((await ask(other)).listings).toEqual([]);
});
