import type { Photo } from '@anunturi/shared-domain/listing/photo';
import { sampleCar, sampleListingId as id } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { callTestCommand } from '../testing/callTestCommand';
import { preparePhotoForTest } from '../testing/preparePhotoForTest';
import { runJobsLater } from '../testing/runJobsLater';
import { runTestJobs } from '../testing/runTestJobs';
import { describedCar, seedMarket, seedModeration, seedSeller } from '../testing/seedMarket';
import { provedBy, signInForTest } from '../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { downloadForTest } from '../testing/uploadForTest';

const seller = sampleCar.ownerId;
const car = describedCar();
let firebase: TestFirebase;
let token: string;
let admin: string;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  admin = await signInForTest(firebase, 'adminIoana');
});
beforeEach(async () => {
  token = await signInForTest(firebase, seller); // a block ends the sessions before it
  firebase.wipe();
  await seedMarket(firebase);
  await seedSeller(firebase, seller);
  await firebase.seed('users/adminIoana', {
    ...sampleUser,
    role: 'admin',
    ...provedBy(admin),
  });
  const { files } = firebase.commandServer!;
  for (const { path } of await files.list('')) await files.delete(path);
});
afterAll(() => firebase.stop());

const call = (name: string, input: object, as = token) =>
  callTestCommand(firebase.origin, name, input, { token: as });
const publish = (photos: readonly Photo[]) => call('publishListing', { ...car, photos });
const publicStatus = async (path: string, key?: string) =>
  (await downloadForTest(firebase, null, path, key)).status;
const versionNow = async () => Number((await firebase.read(`listings/${id}`))?.version);
const prepared = (background: string, size?: { width: number; height: number }) =>
  preparePhotoForTest(firebase, { uid: seller, token, listingId: id }, background, size);

test('photos of a listing that waits for approval or was rejected are read by its owner alone, by everybody once it is approved', async () => {
  await seedModeration(firebase, { preModeration: true, autoTrustAfter: 0 });
  const photos = [await prepared('#aa0000', { width: 1600, height: 1200 })];
  const { path } = photos[0]!;
  const medium = filePaths.listingMedium(seller, id, photos[0]!.id);
  const strangers = async () => [await publicStatus(path), await publicStatus(medium)];
  const readsOwn = async () => (await downloadForTest(firebase, token, path)).status;
  const decide = async (decision: object) => {
    const input = { listingId: id, version: await versionNow(), decision };
    const answer = await call('decideListing', input, admin);
    expect(answer.status).toBe(200);
    await runTestJobs(firebase);
  };
  expect((await publish(photos)).body.result).toMatchObject({ status: 'pending' });
  expect([...(await strangers()), await readsOwn()]).toEqual([403, 403, 200]);
  await decide({ kind: 'approve' });
  expect(await strangers()).toEqual([200, 200]);
  await decide({ kind: 'reject', ground: 'misleading', facts: 'Mașina nu există.', reportIds: [] });
  expect([...(await strangers()), await readsOwn()]).toEqual([403, 403, 200]);
  // Its owner brings nothing back by filing it or by changing it, with a new photo either.
  const version = await versionNow();
  const added = await prepared('#00aa00');
  const edit = { ...car, id, version, photos: [...photos, added] };
  expect((await call('editListing', edit)).body.result).toMatchObject({ status: 'pending' });
  expect([...(await strangers()), await publicStatus(added.path)]).toEqual([403, 403, 403]);
  await runTestJobs(firebase);
  const filed = { id, version: version + 1, to: 'archived' };
  expect((await call('changeListingStatus', filed)).status).toBe(200);
  await runTestJobs(firebase);
  expect([...(await strangers()), await publicStatus(added.path)]).toEqual([403, 403, 403]);
});

test('photos of a blocked person are hidden with their listings, and shown again with them', async () => {
  const photos = [await prepared('#aa0000')];
  await publish(photos);
  const act = async (name: string, input: object) => {
    const answer = await call(name, input, admin);
    expect(answer.status).toBe(200);
    await runTestJobs(firebase);
    return publicStatus(photos[0]!.path);
  };
  expect(await act('blockUser', { uid: seller, ground: 'fraud', reason: 'Anunțuri false.' })).toBe(
    403,
  );
  expect(await act('unblockUser', { uid: seller })).toBe(200);
});

test('a paused listing keeps its photos, an archived one shows them again with its return', async () => {
  const photos = [await prepared('#aa0000')];
  await publish(photos);
  const turn = async (to: string) => {
    const answer = await call('changeListingStatus', { id, version: await versionNow(), to });
    expect(answer.status).toBe(200);
    await runTestJobs(firebase);
    return publicStatus(photos[0]!.path);
  };
  expect([await turn('paused'), await turn('archived'), await turn('active')]).toEqual([
    200, 403, 200,
  ]);
});

test('an address that the owner of a hidden photo hands out is closed within a day', async () => {
  await seedModeration(firebase, { preModeration: true });
  const photo = await prepared('#aa0000');
  const { path } = photo;
  await publish([photo]);
  await runTestJobs(firebase); // a job that comes by would close it at once
  const object = `${firebase.origin}/v0/b/${firebase.bucket}/o/${encodeURIComponent(path)}`;
  const about = await fetch(object, { headers: { authorization: `Firebase ${token}` } });
  const { downloadTokens } = (await about.json()) as { downloadTokens: string };
  expect(await publicStatus(path, downloadTokens)).toBe(200);
  const HOUR_MS = 60 * 60 * 1000;
  await runJobsLater(firebase, 25 * HOUR_MS, { name: 'removeOrphans' });
  await runJobsLater(firebase, 26 * HOUR_MS); // what met another in its way is tried again
  expect(await publicStatus(path, downloadTokens)).toBe(403);
});
