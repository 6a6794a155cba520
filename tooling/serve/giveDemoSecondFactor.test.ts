/** @jest-environment node */
import { demoRecoveryCodes, demoSecret } from '@anunturi/demo/data/secondFactor';
import { people } from '@anunturi/demo/data/people';
import { toRecoveryDigest } from '@anunturi/server/accounts/second-factor/recoveryCodes';
import { codeAt } from '@anunturi/server/accounts/second-factor/totp';
import { createDemoCodeApp } from './createDemoCodeApp';
import { giveDemoSecondFactor } from './giveDemoSecondFactor';

const { uid } = people.admin;
function dataOf(documents: Record<string, Record<string, unknown>>) {
  return {
    documents,
    findUid: () => uid,
    readDocument: (path: string) => documents[path] ?? null,
    writeDocument: (path: string, data: Record<string, unknown>) => void (documents[path] = data),
  };
}

test('the demonstration’s administrator has a published second factor, also in an earlier folder, and used codes are there again', () => {
  const data = dataOf({ [`users/${uid}`]: { role: 'admin' } });
  giveDemoSecondFactor(data);
  expect(data.documents[`users/${uid}`]).toEqual({ role: 'admin', secondFactorSessions: [] });
  const given = data.documents[`secondFactors/${uid}`];
  expect(given).toMatchObject({ secret: demoSecret, lastStep: 0 });
  expect(given?.recoveryDigests).toContain(toRecoveryDigest(uid, demoRecoveryCodes[3]!));
  data.documents[`secondFactors/${uid}`] = { ...given, lastStep: 7, recoveryDigests: [] };
  giveDemoSecondFactor(data);
  expect(data.documents[`secondFactors/${uid}`]).toEqual({ ...given, lastStep: 7 });
});

test('a second factor that somebody has set up themselves stays', () => {
  const own = { secret: 'O'.repeat(32), lastStep: 1, recoveryDigests: [] };
  const data = dataOf({ [`users/${uid}`]: { role: 'admin' }, [`secondFactors/${uid}`]: own });
  giveDemoSecondFactor(data);
  expect(data.documents[`secondFactors/${uid}`]).toEqual(own);
});

test('the code of now is said in plain text, for nobody to keep', async () => {
  const now = new Date();
  const answer = await createDemoCodeApp(() => now).request('/__local/code');
  expect(await answer.text()).toBe(`${codeAt(demoSecret, now)}\n`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
