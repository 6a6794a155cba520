/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { configureFirebase, openAuth } from '@anunturi/shared-auth/firebase';
import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { readMyReports } from './readMyReports';

const [me, other] = ['buyerDan', 'buyerIon'];
const at = (day: number) => new Date(Date.UTC(2026, 10, day));
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase({ log: () => {} });
  configureFirebase(firebase.config);
  await firebase.accounts.createUser({
    uid: me,
    email: 'dan@exemplu.ro',
    password: 'o parolă lungă',
  });
  await firebase.seed(`users/${me}`, { ...sampleUser, email: 'dan@exemplu.ro' });
  const { auth, signInWithEmailAndPassword } = await openAuth();
  await signInWithEmailAndPassword(auth, 'dan@exemplu.ro', 'o parolă lungă');
});
afterAll(() => firebase.stop());

test('a person reads the own notices, newest first, with the decision, its reversal and without who decided', async () => {
  const decision = {
    outcome: 'removed',
    text: 'Anunțul a fost șters.',
    decidedAt: at(3),
    decidedBy: 'adminEva',
  };
  await firebase.seed('reports/older', {
    ...sampleReport,
    reporterId: me,
    createdAt: at(1),
    status: 'decided',
    decision,
    logId: 'log1',
    reversedAt: at(4),
  });
  await firebase.seed('reports/newer', { ...sampleReport, reporterId: me, createdAt: at(2) });
  await firebase.seed('reports/foreign', { ...sampleReport, reporterId: other, createdAt: at(2) });
  const reports = await readMyReports(me);
  expect(reports.map(({ id }) => id)).toEqual(['newer', 'older']);
  expect(reports[0]!.decision).toBeUndefined();
  expect(reports[0]!.reversedAt).toBeUndefined();
  expect(reports[1]!.reversedAt).toBe(at(4).getTime());
  expect(reports[1]!.decision).toEqual({
    outcome: 'removed',
    text: 'Anunțul a fost șters.',
    decidedAt: at(3).getTime(),
  });
});

test("another person's notices cannot be asked for", async () => {
  await expect(readMyReports(other)).rejects.toMatchObject({ code: expect.any(String) });
});
