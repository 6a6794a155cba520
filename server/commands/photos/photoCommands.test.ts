import sharp from 'sharp';
import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import {
  STORED_PHOTO_MAX_BYTES,
  UPLOADS_WAITING_MAX,
  UPLOADS_WAITING_MAX_BYTES,
} from '@anunturi/shared-domain/site/limits';
import { callTestCommand } from '../../testing/callTestCommand';
import { runJobsLater } from '../../testing/runJobsLater';
import { runTestJobs } from '../../testing/runTestJobs';
import { signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';
import { downloadForTest, sendForTest, uploadForTest } from '../../testing/uploadForTest';

const [ana, dan] = ['sellerAna', 'buyerDan'];
let firebase: TestFirebase;
let tokens: Record<string, string>;
let picture: Buffer;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  tokens = {
    [ana]: await signInForTest(firebase, ana),
    [dan]: await signInForTest(firebase, dan),
  };
  picture = await draw(640, 480)
    .withExif({ IFD0: { Make: 'Secret 123' } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  firebase.wipe();
  for (const uid of [ana, dan])
    await firebase.seed(`users/${uid}`, { blocked: false, createdAt: new Date(0) });
  for (const { path } of await files().list('')) await files().delete(path);
});
afterAll(() => firebase.stop());

const files = () => firebase.commandServer!.files;
const draw = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#2266aa' },
  }).composite([
    {
      input: { create: { width: 200, height: 100, channels: 3, background: '#ffeecc' } },
      left: 0,
      top: 0,
    },
  ]);
const call = (name: string, input: object, uid: string | null = ana) =>
  callTestCommand(firebase.origin, name, input, uid === null ? {} : { token: tokens[uid] });
const book = (sizeBytes: number, contentType = 'image/jpeg', uid: string | null = ana) =>
  call('bookUpload', { sizeBytes, contentType }, uid);
const upload = (address: string, bytes: Buffer) => sendForTest(firebase, address, bytes);
const prepare = (uploadId: string, uid: string | null = ana) =>
  call('preparePhoto', { uploadId }, uid);
const runJobs = () => runTestJobs(firebase);
const paths = async () => (await files().list('')).map(({ path }) => path).sort();

/** Books, uploads and prepares. */
async function send(bytes: Buffer, contentType = 'image/jpeg') {
  const booked = await book(bytes.length, contentType);
  const { uploadId, address } = booked.body.result;
  expect(await upload(address, bytes)).toBe(200);
  return { uploadId, answer: await prepare(uploadId) };
}

test('an upload becomes a photo and a thumbnail without metadata, under a name made of its content, and is gone', async () => {
  const { uploadId, answer } = await send(picture);
  const { photoId, width, height } = answer.body.result;
  expect([width, height]).toEqual([640, 480]);
  expect(photoId).toMatch(/^[0-9a-f]{40}$/);
  await runJobs();
  const [full, thumb] = [
    filePaths.stagedPhoto(ana, photoId),
    filePaths.stagedThumbnail(ana, photoId),
  ];
  expect(await paths()).toEqual([full, thumb].sort());
  const large = (await files().read(full, 1e7))!;
  expect(large.includes('Secret 123')).toBe(false);
  expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 });
  const small = await sharp((await files().read(thumb, 1e7))!).metadata();
  expect(small).toMatchObject({ format: 'webp', width: 480, height: 360 });
  expect(await firebase.read(documentPaths.upload(uploadId))).toBeNull();
  expect(await firebase.read(documentPaths.stagedPhoto(ana, photoId))).toMatchObject({
    width: 640,
    perceptualHash: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
});

test('a photo is turned upright by its EXIF, made no larger than 1600 pixels, and smaller for phones', async () => {
  const lying = await draw(2400, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { answer } = await send(lying);
  const { photoId, ...size } = answer.body.result;
  expect(size).toEqual({ width: 800, height: 1600 });
  const medium = await sharp(
    (await files().read(filePaths.stagedMedium(ana, photoId), 1e7))!,
  ).metadata();
  expect(medium).toMatchObject({ format: 'webp', width: 540, height: 1080 });
  const { blur } = (await firebase.read(documentPaths.stagedPhoto(ana, photoId))) as {
    blur: string;
  };
  expect(blur.length).toBeLessThan(200);
  const tiny = await sharp(Buffer.from(blur, 'base64')).metadata();
  expect(tiny).toMatchObject({ format: 'webp', width: 6, height: 12 });
});

test.each(['png', 'webp', 'avif'] as const)('%s is taken', async (format) => {
  const bytes = await draw(320, 240)[format]().toBuffer();
  expect((await send(bytes, `image/${format}`)).answer.status).toBe(200);
});

test('the same picture sent twice is one photo and counts once', async () => {
  const first = await send(picture);
  const second = await send(picture);
  expect(second.answer.body.result).toEqual(first.answer.body.result);
  expect(await firebase.read(documentPaths.uploadUsage(ana))).toEqual({
    files: 1,
    bytes: picture.length,
  });
});

test('nobody reads what waits for its listing, its owner neither', async () => {
  const { answer } = await send(picture);
  const booked = await book(picture.length);
  await upload(booked.body.result.address, picture);
  const waiting = [
    filePaths.stagedPhoto(ana, answer.body.result.photoId),
    filePaths.upload(ana, booked.body.result.uploadId),
  ];
  for (const path of waiting)
    for (const token of [tokens[ana]!, tokens[dan]!, null])
      expect((await downloadForTest(firebase, token, path)).status).toBe(403);
});

test.each([
  ['a page', Buffer.from('<html><script>alert(1)</script></html>'.padEnd(400))],
  ['a program with the head of a picture', Buffer.from(`\xff\xd8\xff${'x'.repeat(400)}`, 'latin1')],
  ['a drawing that is a program', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a document', Buffer.from('%PDF-1.7 '.padEnd(300))],
])('%s is no photo, whatever it says of itself, and is deleted', async (_what, bytes) => {
  const { answer, uploadId } = await send(bytes);
  expect(answer).toMatchObject({ status: 400, code: 'fileUnreadable' });
  expect(await files().list('')).toEqual([]);
  expect(await prepare(uploadId)).toMatchObject({ code: 'notFound' });
});

test('a picture cut off in the middle, and one of 30 million pixels, are refused', async () => {
  const cut = picture.subarray(0, picture.length - 400);
  expect((await send(cut)).answer.code).toBe('fileUnreadable');
  const huge = await sharp({
    create: { width: 6000, height: 5000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect((await send(huge, 'image/png')).answer.code).toBe('fileUnreadable');
});

test('an upload is taken only where it was booked: in its size, once, and never past the booking', async () => {
  const { uploadId, address } = (await book(picture.length)).body.result;
  const other = Buffer.concat([picture, Buffer.from('x')]);
  for (const path of [filePaths.upload(ana, uploadId), filePaths.upload(ana, 'A'.repeat(20))])
    for (const token of [tokens[ana]!, tokens[dan]!, null])
      expect(
        await uploadForTest(firebase, token, path, picture, { contentType: 'image/jpeg' }),
      ).toEqual({ status: 403, downloadToken: undefined });
  expect(await upload(address, other)).toBe(400);
  expect(await upload(address, picture.subarray(1))).toBe(400);
  expect(await upload(address.replace(/.$/, 'x'), picture)).toBe(404);
  expect(await files().list('')).toEqual([]);
  expect(await upload(address, picture)).toBe(200);
  await upload(address, Buffer.alloc(picture.length, 1));
  expect(await files().read(filePaths.upload(ana, uploadId), 1e7)).toEqual(picture);
});

test('a photo of another size than was booked is refused, however it came', async () => {
  const { uploadId } = (await book(picture.length - 1)).body.result;
  await files().create(filePaths.upload(ana, uploadId), picture, 'image/jpeg');
  expect(await prepare(uploadId)).toMatchObject({ code: 'fileUnreadable' });
  expect(await files().list('')).toEqual([]);
});

test('what is not wanted any more cannot come any more', async () => {
  const { uploadId, address } = (await book(picture.length)).body.result;
  await call('cancelUpload', { uploadId });
  expect(await upload(address, picture)).toBe(404);
  expect(await firebase.read(documentPaths.uploadUsage(ana))).toEqual({ files: 0, bytes: 0 });
});

test("another's upload, a missing one and a visitor's are not prepared", async () => {
  const { uploadId, address } = (await book(picture.length)).body.result;
  expect(await prepare(uploadId)).toMatchObject({ code: 'notFound' }); // nothing came yet
  await upload(address, picture);
  expect(await prepare(uploadId, dan)).toMatchObject({ code: 'notFound' });
  expect(await prepare(uploadId, null)).toMatchObject({ code: 'signInNeeded' });
  expect(await prepare('A'.repeat(20))).toMatchObject({ code: 'notFound' });
});

test('a visitor and a blocked account book nothing, nobody books what is too large or no picture', async () => {
  expect(await book(1000, 'image/jpeg', null)).toMatchObject({ code: 'signInNeeded' });
  expect(await book(STORED_PHOTO_MAX_BYTES + 1)).toMatchObject({ code: 'tooLarge' });
  expect(await book(0)).toMatchObject({ code: 'tooLarge' });
  expect(await book(1000, 'text/html')).toMatchObject({ code: 'fileType' });
  expect(await book(1000, 'image/svg+xml')).toMatchObject({ code: 'fileType' });
  await firebase.seed(`users/${ana}`, { blocked: true });
  expect(await book(1000)).toMatchObject({ code: 'blocked' });
});

test('an account has so many files and bytes waiting, another as many of its own', async () => {
  await firebase.seed(documentPaths.uploadUsage(ana), { files: UPLOADS_WAITING_MAX, bytes: 1 });
  expect(await book(1000)).toMatchObject({ code: 'quotaFull' });
  const bytes = UPLOADS_WAITING_MAX_BYTES - 999;
  await firebase.seed(documentPaths.uploadUsage(ana), { files: 1, bytes });
  expect(await book(1000)).toMatchObject({ code: 'quotaFull' });
  expect((await book(999)).status).toBe(200);
  expect((await book(1000, 'image/jpeg', dan)).status).toBe(200);
});

test('no rule lets a browser near bookings, quotas and prepared photos', async () => {
  await send(picture);
  for (const path of [
    documentPaths.upload('A'.repeat(20)),
    documentPaths.uploadUsage(ana),
    documentPaths.stagedPhoto(ana, 'x'),
  ]) {
    expect((await firebase.as(ana).get(path)).status).toBe(403);
    expect((await firebase.as(ana).set(path, { uid: ana, files: 0 })).status).toBe(403);
  }
});

test('what nobody went on with is swept within a day, and the quota is free again', async () => {
  const { answer } = await send(picture);
  const { uploadId, address } = (await book(picture.length)).body.result;
  await upload(address, picture);
  await runJobs();
  const past = { forgetAt: new Date(Date.now() - 1000) };
  await firebase.owner.update(documentPaths.upload(uploadId), past);
  const staged = documentPaths.stagedPhoto(ana, answer.body.result.photoId);
  const { forgetAt } = (await firebase.read(staged)) as { forgetAt: Date };
  expect(forgetAt.getTime() - Date.now()).toBeLessThan(24 * 60 * 60 * 1000);
  await firebase.owner.update(staged, past);
  await runJobsLater(firebase, 0, { name: 'sweepUploads' });
  expect(await paths()).toEqual([]);
  expect(await firebase.read(staged)).toBeNull();
  expect(await firebase.read(documentPaths.uploadUsage(ana))).toEqual({ files: 0, bytes: 0 });
});
