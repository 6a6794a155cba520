import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { runJobsLater } from '../testing/runJobsLater';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';

const DAY_MS = 24 * 60 * 60 * 1000;
let firebase: TestFirebase;
beforeEach(async () => {
  firebase = await startTestFirebase({ commands: true });
});
afterEach(() => firebase.stop());

test('all listings are told of, however many end in the same moment', async () => {
  await firebase.seed('users/seller', { ...sampleUser, email: 'vinde@example.ro' });
  const ending = { ...sampleCar, ownerId: 'seller', expiresAt: new Date(Date.now() + 2 * DAY_MS) };
  const ids = Array.from({ length: 30 }, (_, n) => `Listing0000000000${100 + n}`);
  for (const id of ids) await firebase.seed(`listings/${id}`, ending);
  await runJobsLater(firebase, 0, { name: 'tellEndings' });
  const { data } = await firebase.owner.list('mail', { limit: 100 });
  const told = data.map(({ data: mail }) => (mail as { about: { subject: string } }).about.subject);
  expect(told.toSorted()).toEqual(ids);
});
