import { FieldValue } from '@google-cloud/firestore';
import sharp from 'sharp';
import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import {
  sampleCar,
  sampleListingId as id,
  samplePhotos,
} from '@anunturi/shared-domain/samples/listingSamples';
import { jobDocument } from '../app/queue/jobDocument';
import { Store } from '../app/data/Store';
import { askForOlderPhotos } from '../migrations/askForOlderPhotos';
import { callTestCommand } from '../testing/callTestCommand';
import { runJobsLater } from '../testing/runJobsLater';
import { runTestJobs } from '../testing/runTestJobs';
import { seedMarket, seedSeller } from '../testing/seedMarket';
import { signInForTest } from '../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { downloadForTest } from '../testing/uploadForTest';
import { OLDER_PHOTOS } from './drawOlderPhotos';

const path = `listings/${id}`;
const photos = samplePhotos(5);
let firebase: TestFirebase;
let picture: Buffer;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  const create = { width: 1600, height: 1200, channels: 3, background: '#aa0000' } as const;
  picture = await sharp({ create }).webp().toBuffer();
});
afterAll(() => firebase.stop());

const files = () => firebase.commandServer!.files;
const stored = async () => listingSchema.parse(await firebase.read(path));
const mediumOf = (photo: { path: string }) => photo.path.replace('.webp', '_m.webp');
/** As the migration asks for it; answers whether it did. */
async function migrate(at = path): Promise<boolean> {
  const { db } = firebase.commandServer!;
  return db.runTransaction(async (transaction) => {
    const store = new Store(db, transaction, new Date());
    await askForOlderPhotos.change({ path: at, data: (await firebase.read(at))! }, store);
    store.flush();
    return !store.isUnchanged;
  });
}
const waiting = async (name: string) =>
  (await firebase.owner.list('jobs', { limit: 100 })).data.filter(({ data }) => data.name === name);
/** A listing with so many photos of an earlier version, and their files. */
async function seedOlder(listingId: string, count: number, change: object = {}): Promise<Photo[]> {
  const own = samplePhotos(count).map((photo) => ({
    ...photo,
    path: photo.path.replace(id, listingId),
    thumbPath: photo.thumbPath.replace(id, listingId),
  }));
  for (const photo of own)
    for (const each of [photo.path, photo.thumbPath])
      await files().create(each, picture, 'image/webp', true);
  await firebase.seed(`listings/${listingId}`, { ...sampleCar, photos: own, ...change });
  return own;
}
const blurs = async (listingId: string) =>
  ((await firebase.read(`listings/${listingId}`)) as { photos: Photo[] }).photos.filter(
    ({ blur }) => blur !== undefined,
  ).length;

test('photos of earlier versions get their size for phones and their blurred picture, whatever can be read of them', async () => {
  const broken = photos[1]!;
  for (const photo of photos)
    await files().create(
      photo.path,
      photo === broken ? Buffer.from('no picture') : picture,
      'image/webp',
      true,
    );
  await firebase.seed(path, { ...sampleCar, photos });
  expect(await migrate()).toBe(true);
  await runTestJobs(firebase);
  const { photos: drawn, version } = await stored();
  expect(version).toBe(sampleCar.version);
  expect(drawn).toEqual(
    photos.map((photo) =>
      photo === broken
        ? photo
        : { ...photo, mediumPath: mediumOf(photo), blur: expect.any(String) },
    ),
  );
  const medium = await downloadForTest(firebase, null, mediumOf(photos[4]!));
  expect(medium.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const { width, height } = await sharp(await medium.arrayBuffer()).metadata();
  expect([width, height]).toEqual([1080, 810]);
});

test('nothing is asked for where everything is drawn, and nothing breaks where the listing has gone', async () => {
  await firebase.seed(path, { ...sampleCar, photos: [{ ...photos[0]!, blur: 'A'.repeat(40) }] });
  expect(await migrate()).toBe(false);
  await firebase.seed(path, { ...sampleCar, photos });
  expect(await migrate()).toBe(true);
  await firebase.owner.delete(path);
  await runTestJobs(firebase);
  expect(await waiting('drawOlderPhotos')).toEqual([]);
});

test('one job walks through all listings, a few photos a turn, and each turn stands behind what waits', async () => {
  const { db, runner } = firebase.commandServer!;
  const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(20));
  for (const each of ids) await seedOlder(each, each === ids[1] ? 5 : 1);
  for (const each of ids) expect(await migrate(`listings/${each}`)).toBe(true);
  expect(await waiting('drawOlderPhotos')).toHaveLength(1);
  const now = new Date();
  await db.doc('jobs/other').create(jobDocument('expireListings', {}, { now, at: now }));
  const drawn: number[][] = [];
  while ((await waiting('drawOlderPhotos')).length > 0) {
    expect(await waiting('drawOlderPhotos')).toHaveLength(1);
    await runner.runDue();
    expect(await firebase.read('jobs/other')).toBeNull();
    drawn.push(await Promise.all(ids.map(blurs)));
  }
  expect(drawn).toEqual([
    [1, 0, 0],
    [1, 4, 0],
    [1, 5, 0],
    [1, 5, 1],
    [1, 5, 1],
  ]);
});

test('asked again, the walk begins anew where it was given up, and photos that moved are not passed over', async () => {
  const { db, runner } = firebase.commandServer!;
  const own = await seedOlder('d'.repeat(20), 6);
  const now = new Date();
  await db
    .doc(OLDER_PHOTOS)
    .set({ ...jobDocument('drawOlderPhotos', {}, { now, at: now }), attempts: 10, deadAt: now });
  await db.doc(OLDER_PHOTOS).update({ dueAt: FieldValue.delete() });
  const at = `listings/${'d'.repeat(20)}`;
  await migrate(at);
  while ((await blurs('d'.repeat(20))) === 0) await runner.runDue();
  const { photos: half } = (await firebase.read(at)) as { photos: Photo[] };
  await firebase.owner.update(at, { photos: [...half].reverse() });
  await runTestJobs(firebase);
  expect(await blurs('d'.repeat(20))).toBe(own.length);
});

test('nothing of a deleted listing becomes public; brought back, its photos are drawn', async () => {
  const listingId = 'e'.repeat(20);
  const [photo] = await seedOlder(listingId, 1);
  await seedMarket(firebase);
  await seedSeller(firebase, sampleCar.ownerId);
  const token = await signInForTest(firebase, sampleCar.ownerId);
  const call = (name: string) =>
    callTestCommand(firebase.origin, name, { id: listingId }, { token });
  expect((await call('deleteListing')).status).toBe(200);
  expect(await migrate(`listings/${listingId}`)).toBe(false);
  await runJobsLater(firebase, 0, { name: 'drawOlderPhotos', input: { listingId } });
  expect(await files().exists(mediumOf(photo!))).toBe(false);
  expect((await call('restoreListing')).status).toBe(200);
  await runTestJobs(firebase);
  expect(await blurs(listingId)).toBe(1);
  expect((await downloadForTest(firebase, null, mediumOf(photo!))).status).toBe(200);
});
