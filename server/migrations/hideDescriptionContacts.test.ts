import { sampleListingId as id, sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { hideDescriptionContacts } from './hideDescriptionContacts';
import { runMigrations } from './runMigrations';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
afterAll(() => firebase.stop());

const migrate = () =>
  runMigrations(firebase.commandServer!.db, [hideDescriptionContacts], { again: true });

test('a phone in an earlier description is taken out of it once, and kept for those who ask', async () => {
  const description = 'Mașina este întreținută la zi. Sunați la 0740 999 999 după ora 18.';
  await firebase.seed(`listings/${id}`, { ...sampleCar, description });
  await firebase.seed('listings/plain000000000000000', sampleCar);
  expect(await migrate()).toMatchObject([{ changed: 1 }]);
  expect(await firebase.read(`listings/${id}`)).toEqual({
    ...sampleCar,
    description: 'Mașina este întreținută la zi. Sunați la [contact ascuns] după ora 18.',
  });
  expect(await firebase.read(`listings/${id}/private/hidden`)).toEqual({
    contacts: ['0740 999 999'],
  });
  expect(await migrate()).toMatchObject([{ changed: 0 }]);
});
