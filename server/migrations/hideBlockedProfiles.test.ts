import { toProfile } from '@anunturi/shared-domain/people/profile';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { hideBlockedProfiles } from './hideBlockedProfiles';
import { runMigrations } from './runMigrations';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
afterAll(() => firebase.stop());

test('profiles of people who were blocked before are gone, those of others stay', async () => {
  for (const [uid, blocked] of Object.entries({ rau: true, dan: false })) {
    await firebase.seed(`users/${uid}`, { ...sampleUser, blocked });
    await firebase.seed(`profiles/${uid}`, toProfile(sampleUser));
  }
  await runMigrations(firebase.commandServer!.db, [hideBlockedProfiles]);
  expect(await firebase.read('profiles/rau')).toBeNull();
  expect(await firebase.read('profiles/dan')).not.toBeNull();
  const [again] = await runMigrations(firebase.commandServer!.db, [hideBlockedProfiles], {
    again: true,
  });
  expect(again).toMatchObject({ looked: 2, changed: 0 });
});
