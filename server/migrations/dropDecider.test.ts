import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { openFirestore } from '../app/data/openFirestore';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { dropDecider } from './dropDecider';
import { runMigrations } from './runMigrations';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase();
});
afterAll(() => firebase.stop());

test('who reads an earlier decided notice does not learn who decided; all else stays', async () => {
  const { projectId, origin, serviceToken } = firebase;
  const db = openFirestore({ projectId, embedded: { origin, serviceToken } });
  const decision = { outcome: 'kept', text: 'Rămâne', decidedAt: new Date('2026-10-01') };
  const decided = { ...sampleReport, status: 'decided', decision };
  const before = { ...decided, decision: { ...decision, decidedBy: 'sefa' } };
  await firebase.seed('reports/vechi', before);
  await firebase.seed('reports/deschis', sampleReport);
  await runMigrations(db, [dropDecider]);
  expect(await firebase.read('reports/vechi')).toEqual(decided);
  expect(await firebase.read('reports/deschis')).toEqual(sampleReport);
  await db.terminate();
});
