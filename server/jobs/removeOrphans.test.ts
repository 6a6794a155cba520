import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { runJobsLater } from '../testing/runJobsLater';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { watchReads } from '../testing/watchReads';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
afterAll(() => firebase.stop());

test('each day photos without a listing go, those of one that is off the site are hidden, and hidden ones of one that is seen are shown', async () => {
  const [DAY_MS, owner] = [24 * 60 * 60 * 1000, sampleCar.ownerId];
  const { files } = firebase.commandServer!;
  const photoOf = (id: string) => `listings/${owner}/${id}/photo001.webp`;
  for (const status of ['active', 'deleted', 'gone', 'rejected', 'restored']) {
    const path = photoOf(status);
    await files.create(path, Buffer.from('pixels'), 'image/webp', true);
    const photos = [{ id: 'photo001', path, thumbPath: path, width: 1, height: 1 }];
    if (status !== 'gone')
      await firebase.seed(`listings/${status}`, {
        ...sampleCar,
        status: status === 'restored' ? 'active' : status,
        photos,
      });
  }
  await files.setHidden(photoOf('restored'), true);
  await runJobsLater(firebase, DAY_MS + 1000, { name: 'removeOrphans' });
  const left = (await files.list('listings/')).map(({ path, isHidden }) => [path, isHidden]);
  expect(left).toEqual([
    [photoOf('active'), false],
    [photoOf('deleted'), true],
    [photoOf('rejected'), true],
    [photoOf('restored'), false],
  ]);
});

test('new photos of a listing that is off the site are hidden too; those whose listing is not there yet stay', async () => {
  firebase.wipe();
  const { files } = firebase.commandServer!;
  for (const { path } of await files.list('')) await files.delete(path);
  const photoOf = (id: string) => `listings/${sampleCar.ownerId}/${id}/photo001.webp`;
  for (const id of ['pending', 'published'])
    await files.create(photoOf(id), Buffer.from('pixels'), 'image/webp', true);
  const path = photoOf('pending');
  const photos = [{ id: 'photo001', path, thumbPath: path, width: 1, height: 1 }];
  await firebase.seed('listings/pending', { ...sampleCar, status: 'pending', photos });
  await runJobsLater(firebase, 1000, { name: 'removeOrphans' });
  const left = (await files.list('listings/')).map((file) => [file.path, file.isHidden]);
  expect(left).toEqual([
    [path, true],
    [photoOf('published'), false],
  ]);
});

test('the listings of a thousand photos are read in one request', async () => {
  firebase.wipe();
  const { files } = firebase.commandServer!;
  for (const { path } of await files.list('')) await files.delete(path);
  for (const id of ['first', 'second', 'third']) {
    const photo = `listings/${sampleCar.ownerId}/${id}/photo001.webp`;
    await files.create(photo, Buffer.from('pixels'), 'image/webp', true);
    await firebase.seed(`listings/${id}`, sampleCar);
  }
  const reads = await watchReads(() => runJobsLater(firebase, 0, { name: 'removeOrphans' }));
  expect(reads.alone('listings/')).toEqual([]);
  expect(reads.together('listings/')).toEqual([
    ['listings/first', 'listings/second', 'listings/third'],
  ]);
});
