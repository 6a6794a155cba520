import { withField } from '@anunturi/shared-domain/samples/Case';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { moveWinterTyres } from './moveWinterTyres';
import { runMigrations } from './runMigrations';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
});
afterAll(() => firebase.stop());

test('a car whose equipment names winter tyres has them as a fact, its other equipment stays', async () => {
  const carWith = (equipment: string[]) => withField(sampleCar, 'vehicle.equipment', equipment);
  await firebase.seed('listings/withTyres', carWith(['abs', 'winterTyres']));
  await firebase.seed('listings/without', carWith(['abs']));
  await runMigrations(firebase.commandServer!.db, [moveWinterTyres]);
  const [moved, kept] = [
    await firebase.read('listings/withTyres'),
    await firebase.read('listings/without'),
  ];
  expect(moved).toMatchObject({ vehicle: { winterTyres: true, equipment: ['abs'] } });
  expect(kept).toMatchObject({ vehicle: { winterTyres: false, equipment: ['abs'] } });
});
