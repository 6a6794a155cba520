import type { Photo } from '@anunturi/shared-domain/listing/photo';
import { sampleCar, sampleListingId as id } from '@anunturi/shared-domain/samples/listingSamples';
import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { callTestCommand } from '../testing/callTestCommand';
import { photoForTest, preparePhotoForTest } from '../testing/preparePhotoForTest';
import { runJobsLater } from '../testing/runJobsLater';
import { runTestJobs } from '../testing/runTestJobs';
import { describedCar, seedMarket, seedModeration, seedSeller } from '../testing/seedMarket';
import { signInForTest } from '../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { downloadForTest } from '../testing/uploadForTest';
import { watchReads } from '../testing/watchReads';

const seller = sampleCar.ownerId;
const car = describedCar();
let firebase: TestFirebase;
let token: string;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  token = await signInForTest(firebase, seller);
});
beforeEach(async () => {
  firebase.wipe();
  await seedMarket(firebase);
  await seedSeller(firebase, seller);
  for (const { path } of await files().list('')) await files().delete(path);
});
afterAll(() => firebase.stop());

const files = () => firebase.commandServer!.files;
const call = (name: string, input: object) =>
  callTestCommand(firebase.origin, name, input, { token });
const publish = (photos: readonly Photo[]) => call('publishListing', { ...car, photos });
const publicStatus = async (path: string) => (await downloadForTest(firebase, null, path)).status;
const toPhoto = (photoId: string, width = 1, height = 1) =>
  photoForTest(seller, id, photoId, { width, height });
const paths = async (folder: string) => (await files().list(folder)).map(({ path }) => path).sort();
async function runJobs(): Promise<void> {
  for (const { path } of (await firebase.owner.list('jobs', { limit: 20 })).data)
    await firebase.owner.update(path, { dueAt: new Date(0) });
  await runTestJobs(firebase);
}

const prepared = (background: string, size?: { width: number; height: number }) =>
  preparePhotoForTest(firebase, { uid: seller, token, listingId: id }, background, size);

test('photos are public once their listing stands, under names made of their content; sizes are those of the pixels', async () => {
  const photos = [await prepared('#aa0000'), await prepared('#00aa00')];
  for (const { path } of photos) expect(await publicStatus(path)).toBe(404);
  expect((await publish(photos)).status).toBe(200);
  const stored = (await firebase.read(`listings/${id}`)) as { photos: Photo[] };
  expect(stored.photos).toEqual(
    photos.map((photo) => ({ ...photo, width: 320, height: 240, blur: expect.any(String) })),
  );
  for (const { path, thumbPath } of stored.photos)
    for (const each of [path, thumbPath]) expect(await publicStatus(each)).toBe(200);
  const answer = await downloadForTest(firebase, null, photos[0]!.path);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  await runJobs();
  expect(await paths('staged/')).toEqual([]);
  expect(await paths('listings/')).toHaveLength(4);
  expect(await firebase.read(documentPaths.uploadUsage(seller))).toEqual({ files: 0, bytes: 0 });
  expect(await firebase.read(documentPaths.photoHash(id, photos[0]!.id))).toMatchObject({
    listingId: id,
    perceptualHash: expect.any(String),
  });
});

test('who names photos that are nowhere is refused and leaves no work behind, however often', async () => {
  const photo = toPhoto('a'.repeat(40));
  for (let time = 0; time < 3; time += 1)
    expect(await publish([photo])).toMatchObject({ code: 'invalidInput' });
  expect((await firebase.owner.list('jobs', { limit: 5 })).data).toEqual([]);
});

test('the quota and the booking of a photo are asked for together with who sends it', async () => {
  const reads = await watchReads(() => prepared('#aa0000'));
  const withSender = reads.together('').filter((paths) => paths.includes(`users/${seller}`));
  const folders = withSender.flat().map((path) => path.split('/')[0]);
  expect(folders).toEqual(expect.arrayContaining(['uploadUsage', 'uploads']));
});

test('all photos that a listing takes are looked up in one request, and in one when they are tidied away', async () => {
  const photos = [await prepared('#aa0000'), await prepared('#00aa00')];
  const reads = await watchReads(async () => {
    expect((await publish(photos)).status).toBe(200);
    await runJobs();
  });
  expect(reads.alone('stagedPhotos/')).toEqual([]);
  const requests = reads.together('stagedPhotos/');
  expect(requests.length).toBeGreaterThanOrEqual(2);
  for (const paths of requests) expect(paths).toHaveLength(2);
});

test('a photo that nobody prepared is refused beside the photos, and nothing becomes public', async () => {
  const photos = [await prepared('#aa0000'), toPhoto('a'.repeat(40))];
  const answer = await publish(photos);
  expect(answer).toMatchObject({ code: 'invalidInput' });
  expect(answer.body.error.fields).toEqual({ photos: expect.any(String) });
  expect(await firebase.read(`listings/${id}`)).toBeNull();
  await runJobs();
  expect(await paths('listings/')).toEqual([]);
});

test('a photo that is refused with its listing can be published later the same day', async () => {
  await seedModeration(firebase, { bannedWords: ['logan'] });
  const photos = [await prepared('#aa0000')];
  expect(await publish(photos)).toMatchObject({ code: 'bannedWords' });
  expect(await publicStatus(photos[0]!.path)).toBe(404);
  await seedModeration(firebase);
  expect((await publish(photos)).status).toBe(200);
});

test('photos that an earlier version stored in the folder of their listing are taken as they are', async () => {
  const photos = [toPhoto('photo001', 1600, 1200)];
  for (const path of [photos[0]!.path, photos[0]!.thumbPath])
    await files().create(path, Buffer.from('pixels'), 'image/webp', true);
  expect((await publish(photos)).status).toBe(200);
  expect(await firebase.read(`listings/${id}`)).toMatchObject({ photos });
});

test('photos of a deleted listing are read by its owner alone, by no earlier key either, and by everybody once it is back', async () => {
  const photos = [await prepared('#aa0000')];
  await publish(photos);
  const { path, thumbPath } = photos[0]!;
  const about = await fetch(
    `${firebase.origin}/v0/b/${firebase.bucket}/o/${encodeURIComponent(path)}`,
  );
  const { downloadTokens: key } = (await about.json()) as { downloadTokens: string };
  const byKey = async () => (await downloadForTest(firebase, null, path, key)).status;
  expect(await byKey()).toBe(200);
  expect((await call('deleteListing', { id })).body.result).toEqual({ outcome: 'deleted' });
  await runTestJobs(firebase);
  expect([await publicStatus(path), await publicStatus(thumbPath), await byKey()]).toEqual([
    403, 403, 403,
  ]);
  const other = await signInForTest(firebase, 'otherEva');
  expect((await downloadForTest(firebase, other, path)).status).toBe(403);
  expect((await downloadForTest(firebase, token, path)).status).toBe(200);
  expect((await call('restoreListing', { id })).body.result).toEqual({ status: 'active' });
  await runTestJobs(firebase);
  expect([await publicStatus(path), await publicStatus(thumbPath)]).toEqual([200, 200]);
  await call('deleteListing', { id, forGood: true });
  await runJobs();
  expect(await paths('listings/')).toEqual([]);
});

test('when a listing goes away so do its photos; while one is being published they wait', async () => {
  const photos = [await prepared('#aa0000')];
  await publish(photos);
  await firebase.owner.delete(`listings/${id}`);
  await runJobsLater(firebase, 0, {
    name: 'tidyPhotos',
    input: { ownerId: seller, listingId: id },
  });
  expect(await paths('listings/')).toHaveLength(2); // the job of the publication comes later
  await runJobs();
  expect(await paths('listings/')).toEqual([]);
  expect(await firebase.read(documentPaths.photoHash(id, photos[0]!.id))).toBeNull();
});

test('a photo larger than a phone needs comes with a size for phones, which goes with it', async () => {
  const sent = await prepared('#aa0000', { width: 1600, height: 1200 });
  await publish([sent]);
  const mediumPath = filePaths.listingMedium(seller, id, sent.id);
  const { photos, version } = (await firebase.read(`listings/${id}`)) as unknown as {
    photos: Photo[];
    version: number;
  };
  expect(photos).toEqual([
    { ...sent, width: 1600, height: 1200, mediumPath, blur: expect.any(String) },
  ]);
  expect(await publicStatus(mediumPath)).toBe(200);
  await runJobs();
  expect(await publicStatus(mediumPath)).toBe(200);
  expect(await paths('staged/')).toEqual([]);
  // Pages send what earlier versions sent: the rest stays.
  const plain = { ...sent, width: 1600, height: 1200 };
  const other = await prepared('#00aa00');
  const edit = { ...car, id, version, photos: [other, plain] };
  expect((await call('editListing', edit)).status).toBe(200);
  expect(await firebase.read(`listings/${id}`)).toMatchObject({ photos: [{}, photos[0]] });
  await firebase.owner.delete(`listings/${id}`);
  await runJobs();
  expect(await paths('listings/')).toEqual([]);
});
