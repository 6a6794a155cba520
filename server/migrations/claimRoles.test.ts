import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { decodeJwt } from 'jose';
import { finishJobs } from '../testing/finishJobs';
import { signInByPassword } from '../testing/signInByPassword';
import { signInForTest } from '../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { claimRoles } from './claimRoles';
import { runMigrations } from './runMigrations';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
afterAll(() => firebase.stop());

test('the next token of somebody who was an administrator before says so, nobody else’s does', async () => {
  await signInForTest(firebase, 'sefa', { ...sampleUser, role: 'admin' });
  await signInForTest(firebase, 'dan', { ...sampleUser, role: 'user' });
  await runMigrations(firebase.commandServer!.db, [claimRoles]);
  await finishJobs(firebase);
  const roleOf = async (uid: string) => decodeJwt((await signInByPassword(firebase, uid))!).role;
  expect([await roleOf('sefa'), await roleOf('dan')]).toEqual(['admin', undefined]);
});
