import { sampleCar, samplePhotos } from '@anunturi/shared-domain/samples/listingSamples';
import { runTestJobs } from '../testing/runTestJobs';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { hidePhotos } from './hidePhotos';
import { MIGRATIONS_MARK } from './migrationsMark';
import { runMigrations } from './runMigrations';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
afterAll(() => firebase.stop());

test('photos that versions before left readable are hidden as soon as this one runs, as often as it is asked', async () => {
  const { db, files } = firebase.commandServer!;
  const photos = samplePhotos(1);
  const { path } = photos[0]!;
  const [, , id] = path.split('/');
  await files.create(path, Buffer.from('pixels'), 'image/webp', true);
  for (const status of ['rejected', 'active', 'rejected']) {
    await firebase.seed(`listings/${id}`, { ...sampleCar, photos, status });
    await runMigrations(db, [hidePhotos]);
    const isAsked = (await firebase.read('jobs/removeOrphans')) !== null;
    await runTestJobs(firebase);
    const [file] = await files.list('listings/');
    expect([status, isAsked, file?.isHidden]).toEqual([
      status,
      status === 'rejected',
      true, // a public one is shown by the act that brings it back, or the daily walk
    ]);
    await firebase.owner.delete(MIGRATIONS_MARK);
  }
});
