import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { findPlates } from './findPlates';
import { runMigrations } from './runMigrations';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
afterAll(() => firebase.stop());

const migrate = () => runMigrations(firebase.commandServer!.db, [findPlates], { again: true });

test('an earlier listing is found by the plate that its description names, once', async () => {
  const earlier = { ...sampleCar, description: `${sampleCar.description} Numere bv-12-abc.` };
  await firebase.seed('listings/earlier', earlier);
  await firebase.seed('listings/other', sampleCar);
  await firebase.seed('listings/gone', { deletedAt: new Date() });
  expect(await migrate()).toMatchObject([{ changed: 1 }]);
  expect(await firebase.read('listings/earlier')).toMatchObject({
    searchTokens: ['bv12abc', ...sampleCar.searchTokens],
  });
  expect(await migrate()).toMatchObject([{ changed: 0 }]);
});
