import { sampleCompanyUser, sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { findCompanyPeople } from './findCompanyPeople';
import { runMigrations } from './runMigrations';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
afterAll(() => firebase.stop());

const migrate = () =>
  runMigrations(firebase.commandServer!.db, [findCompanyPeople], { again: true });

test('people of earlier companies get their own name folded, once; others have it already', async () => {
  await firebase.seed('users/firma', { ...sampleCompanyUser, displayName: 'Radu Lăzărescu' });
  await firebase.seed('users/ana', sampleUser);
  expect(await migrate()).toMatchObject([{ changed: 1 }]);
  expect(await firebase.read('users/firma')).toMatchObject({ personFolded: 'radu lazarescu' });
  expect(await firebase.read('users/ana')).not.toHaveProperty('personFolded');
  expect(await migrate()).toMatchObject([{ changed: 0 }]);
});
