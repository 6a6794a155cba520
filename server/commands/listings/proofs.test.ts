import { archiveEntrySchema } from '@anunturi/shared-domain/people/archiveEntry';
import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { sampleCar, sampleService } from '@anunturi/shared-domain/samples/listingSamples';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { callTestCommand } from '../../testing/callTestCommand';
import { describedCar, seedMarket, seedSeller } from '../../testing/seedMarket';
import { signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';

const [own, second, foreign, written] = ['1', '2', '3', '4'].map(
  (at) => `Listing000000000000${at}`,
) as [string, string, string, string];
const facts = { kind: 'autoPass', day: '2026-01-10', mileageKm: 120_000, vinEnd: '000001' };
const entry = {
  name: 'Certificat',
  kind: 'vehiclePapers',
  tags: [],
  path: 'archive/ana/certificat.pdf',
  sizeBytes: 100,
  contentType: 'application/pdf',
  createdAt: new Date('2026-01-11'),
};
let firebase: TestFirebase;
let token = '';

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
beforeEach(async () => {
  firebase.wipe();
  token = await signInForTest(firebase, 'ana');
  await firebase.seed('users/ana/usage/archive', { usedBytes: 100 });
  await firebase.seed(documentPaths.archiveEntry('ana', 'cert1'), entry);
  for (const [id, ownerId] of [
    [own, 'ana'],
    [second, 'ana'],
    [foreign, 'dan'],
  ] as const)
    await firebase.seed(documentPaths.listing(id), { ...sampleCar, ownerId });
});
afterAll(() => firebase.stop());

const call = (name: string, input: object) =>
  callTestCommand(firebase.origin, name, input, { token });
const attach = (listingId = own, change: object = {}, entryId = 'cert1') =>
  call('attachProof', { listingId, entryId, facts: { ...facts, ...change } });
const proofsOf = async (id: string) => (await firebase.read(documentPaths.listing(id)))?.proofs;

test('what a kept file says stands at its own listing, and the listing stays one that fits', async () => {
  expect((await attach()).status).toBe(200);
  expect(await proofsOf(own)).toEqual([{ ...facts, id: 'cert1' }]);
  const stored = await firebase.read(documentPaths.listing(own));
  expect(listingSchema.safeParse(stored).success).toBe(true);
  expect(stored?.version).toBe(sampleCar.version);
  expect(JSON.stringify(stored)).not.toContain('archive/');
});

test('a file is a proof once: attached again it is corrected, attached elsewhere it moves', async () => {
  await attach();
  await attach(own, { mileageKm: 121_000 });
  expect(await proofsOf(own)).toEqual([{ ...facts, mileageKm: 121_000, id: 'cert1' }]);
  await attach(second);
  expect(await proofsOf(own)).toBeUndefined();
  expect(await proofsOf(second)).toHaveLength(1);
});

test('a proof goes when its owner takes it away, and when its file is deleted for good', async () => {
  await attach();
  expect((await call('detachProof', { entryId: 'cert1' })).status).toBe(200);
  expect(await proofsOf(own)).toBeUndefined();
  await attach();
  await call('deleteArchiveFile', { entryId: 'cert1', forGood: true });
  expect(await proofsOf(own)).toBeUndefined();
});

test('nobody attaches to a listing of somebody else, with a file that is not theirs, or to a service', async () => {
  expect((await attach(foreign)).code).toBe('notFound');
  expect((await attach(own, {}, 'cert2')).code).toBe('notFound');
  await firebase.seed(documentPaths.listing(second), { ...sampleService, ownerId: 'ana' });
  expect((await attach(second)).code).toBe('invalidInput');
  expect(await proofsOf(foreign)).toBeUndefined();
});

test('a day to come, a sold listing and a ninth proof are refused', async () => {
  expect((await attach(own, { day: '2999-01-01' })).code).toBe('invalidInput');
  const others = Array.from({ length: 8 }, (_, at) => ({ ...facts, id: `other${at}` }));
  await firebase.owner.update(documentPaths.listing(own), { proofs: others });
  expect((await attach()).code).toBe('invalidInput');
  await firebase.owner.update(documentPaths.listing(own), { proofs: [], status: 'sold' });
  expect((await attach()).code).toBe('wrongStatus');
});

test('what is attached while a listing is written waits at the file, and stands at the listing once it is published', async () => {
  const car = { ...describedCar(written), photos: [] };
  await seedMarket(firebase);
  await seedSeller(firebase, 'ana');
  expect((await attach(written)).status).toBe(200);
  const waiting = await firebase.read(documentPaths.archiveEntry('ana', 'cert1'));
  expect(archiveEntrySchema.parse(waiting)).toMatchObject({ proofOf: written, proof: facts });
  expect((await call('publishListing', car)).status).toBe(200);
  expect(await proofsOf(written)).toEqual([{ ...facts, id: 'cert1' }]);
  const kept = await firebase.read(documentPaths.archiveEntry('ana', 'cert1'));
  expect([kept?.proofOf, kept?.proof]).toEqual([written, undefined]);
});

test('a proof that was taken away, or whose file was deleted, does not come with the listing', async () => {
  const car = { ...describedCar(written), photos: [] };
  await seedMarket(firebase);
  await seedSeller(firebase, 'ana');
  await firebase.seed(documentPaths.archiveEntry('ana', 'cert2'), entry);
  await attach(written);
  await attach(written, {}, 'cert2');
  await call('detachProof', { entryId: 'cert1' });
  await call('deleteArchiveFile', { entryId: 'cert2', forGood: true });
  expect((await call('publishListing', car)).status).toBe(200);
  expect(await proofsOf(written)).toBeUndefined();
  expect((await firebase.read(documentPaths.archiveEntry('ana', 'cert1')))?.proof).toBeUndefined();
});
