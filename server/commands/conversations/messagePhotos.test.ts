import sharp from 'sharp';
import { messageSchema } from '@anunturi/shared-domain/people/message';
import { sampleCar, sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleConversation } from '@anunturi/shared-domain/samples/messageSamples';
import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { keptMs } from '@anunturi/shared-domain/people/keptDays';
import { limits } from '../../app/limits/limits';
import { forgetExpired } from '../../jobs/forgetExpired';
import { tidyMessagePhoto } from '../../jobs/tidyMessagePhoto';
import { callTestCommand } from '../../testing/callTestCommand';
import { preparePhotoForTest } from '../../testing/preparePhotoForTest';
import { runJobsLater } from '../../testing/runJobsLater';
import { runTestJobs } from '../../testing/runTestJobs';
import { provedBy, signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';
import { downloadForTest } from '../../testing/uploadForTest';

const { sellerId: seller, buyerId: buyer } = sampleConversation;
const [stranger, admin] = ['strangerEva', 'adminIoana'];
const id = `${sampleListingId}_${buyer}`;
const tokens: Record<string, string> = {};
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  for (const uid of [seller, buyer, stranger, admin])
    tokens[uid] = await signInForTest(firebase, uid);
});
beforeEach(async () => {
  firebase.wipe();
  for (const { path } of await files().list('')) await files().delete(path);
  for (const uid of [seller, buyer, stranger, admin])
    await firebase.seed(`users/${uid}`, {
      displayName: uid,
      blocked: false,
      createdAt: new Date(0),
      ...(uid === admin && { role: 'admin', ...provedBy(tokens[admin]!) }),
    });
  await firebase.seed(`listings/${sampleListingId}`, sampleCar);
  await firebase.seed(`conversations/${id}`, { ...sampleConversation, createdAt: new Date() });
});
afterAll(() => firebase.stop());

const files = () => firebase.commandServer!.files;
const paths = async (below = '') => (await files().list(below)).map(({ path }) => path).toSorted();
const call = (name: string, input: object, uid: string) =>
  callTestCommand(firebase.origin, name, input, { token: tokens[uid]! });
const prepare = async (uid = buyer, size?: { width: number; height: number }) =>
  (
    await preparePhotoForTest(
      firebase,
      { uid, token: tokens[uid]!, listingId: sampleListingId },
      '#2266aa',
      size,
    )
  ).id;
const send = (photoId: string, { text = '', messageId = 'm1', uid = buyer } = {}) =>
  call('sendReply', { conversationId: id, messageId, text, photoId }, uid);
const message = async (messageId = 'm1') =>
  messageSchema.parse(await firebase.read(documentPaths.message(id, messageId)));
const statusFor = async (uid: string | null, path: string) =>
  (await downloadForTest(firebase, uid && tokens[uid]!, path)).status;

test('a prepared photo becomes a message that says so, and is out of the quota', async () => {
  const photoId = await prepare(buyer, { width: 1600, height: 800 });
  expect((await send(photoId)).status).toBe(200);
  expect(await message()).toMatchObject({
    text: 'Fotografie',
    photo: { id: photoId, width: 1600, height: 800, hasMedium: true },
  });
  expect(await firebase.read(`conversations/${id}`)).toMatchObject({ lastText: 'Fotografie' });
  await runTestJobs(firebase);
  expect(await paths()).toEqual([
    filePaths.messagePhoto(id, buyer, photoId),
    filePaths.messageMedium(id, buyer, photoId),
  ]);
  expect(await firebase.read(documentPaths.uploadUsage(buyer))).toEqual({ files: 0, bytes: 0 });
  const small = await sharp(
    (await files().read(filePaths.messageMedium(id, buyer, photoId), 1e7))!,
  ).metadata();
  expect(small).toMatchObject({ format: 'webp', width: 1080 });
});

test('the two people of the conversation read the photo with their own rights, and nobody else by any address', async () => {
  const photoId = await prepare();
  await send(photoId, { text: 'Zgârietura din față' });
  expect((await message()).text).toBe('Zgârietura din față');
  const path = filePaths.messagePhoto(id, buyer, photoId);
  for (const uid of [seller, buyer]) expect(await statusFor(uid, path)).toBe(200);
  for (const uid of [stranger, admin, null]) expect(await statusFor(uid, path)).toBe(403);
  const [stored] = await files().list(path);
  expect(stored).toMatchObject({ hasKey: false });
  const { headers } = await downloadForTest(firebase, tokens[seller]!, path);
  expect(headers.get('cache-control')).toBe('private, max-age=0');
});

test('a photo sent again with the same message is one', async () => {
  const photoId = await prepare();
  expect((await send(photoId)).body.result).toEqual({ alreadyThere: false });
  expect((await send(photoId)).body.result).toEqual({ alreadyThere: true });
  expect(await firebase.read(`conversations/${id}`)).toMatchObject({ unreadBySeller: 2 });
});

test('a photo that was not prepared, or by somebody else, is no message', async () => {
  const photoId = await prepare(stranger);
  for (const asked of [photoId, 'a1'.repeat(20)]) {
    expect(await send(asked)).toMatchObject({ status: 404, code: 'notFound' });
    expect(await firebase.read(documentPaths.message(id, 'm1'))).toBeNull();
  }
});

test('who is blocked, or a stranger, sends no photo, and nothing of it stays in the conversation', async () => {
  const photoId = await prepare();
  await firebase.seed(`users/${seller}/blocks/${buyer}`, { blockedAt: new Date() });
  expect((await send(photoId)).code).toBe('blockedByRecipient');
  expect((await send(await prepare(stranger), { uid: stranger })).code).toBe('notFound');
  expect(await paths('conversations/')).toEqual([]);
});

test('copies of a command that was cut off go, those that a message shows stay', async () => {
  const photoId = await prepare();
  await send(photoId);
  const shown = await paths('conversations/');
  const left = filePaths.messagePhoto(id, seller, photoId);
  await files().create(left, Buffer.from('x'), 'image/webp');
  await runJobsLater(firebase, 11 * 60 * 1000, {
    name: tidyMessagePhoto.name,
    input: { conversationId: id, uid: seller, photoId },
  });
  expect(await paths('conversations/')).toEqual(shown);
});

test('a day has so many photos', async () => {
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  const most = limits.messagePhotos.account;
  await firebase.seed(`limitCounters/${day}_messagePhotos_account_${buyer}`, { count: most });
  expect((await send(await prepare())).code).toBe('dailyLimit');
});

test('a reported conversation shows its photos to an administrator, each look is logged, and they go with the notice', async () => {
  const photoId = await prepare(seller);
  await send(photoId, { uid: seller });
  await call('sendReply', { conversationId: id, messageId: 'm2', text: 'Doar vorbe' }, seller);
  const { status: _s, createdAt: _c, ...reported } = sampleReport;
  const about = { target: 'conversation', targetId: id, showMessages: true };
  const proof = { trap: '', openMs: 5000 };
  const { receipt } = (await call('sendReport', { ...reported, ...about, proof }, buyer)).body
    .result;
  await runTestJobs(firebase);
  for (const { path } of await files().list(filePaths.messagePhotos(id, seller)))
    await files().delete(path); // the author leaves
  const look = (uid: string) => call('readReportPhoto', { reportId: receipt, photoId }, uid);
  expect((await look(buyer)).code).toBe('notAllowed');
  const { webp } = (await look(admin)).body.result;
  expect(await sharp(Buffer.from(webp, 'base64')).metadata()).toMatchObject({ format: 'webp' });
  const log = (await firebase.owner.list('moderationLog', { limit: 10 })).data;
  expect(log.map(({ data }) => [data.action, data.targetId, data.actorId])).toEqual([
    ['reportPhotoRead', receipt, admin],
  ]);
  const results = (await firebase.owner.list('commandResults', { limit: 50 })).data;
  expect(JSON.stringify(results)).not.toContain(webp.slice(0, 40));
  const decidedAt = new Date(Date.now() - keptMs('report') - 1000);
  await firebase.owner.update(`reports/${receipt}`, { decision: { decidedAt } });
  await runJobsLater(firebase, 0, { name: forgetExpired.name });
  expect(await paths('reports/')).toEqual([]);
});
