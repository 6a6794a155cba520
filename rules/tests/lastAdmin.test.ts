import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { SERVER_TIME } from '@anunturi/local-firebase/testing/toWrite';
import { startTestFirebase, type TestFirebase } from '@anunturi/server/testing/startTestFirebase';

/** No browser takes an administrator's role or rights. */
let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase();
});
afterAll(() => firebase.stop());

const person = (name: string) => ({ ...sampleUser, email: `${name}@example.ro`, role: 'admin' });
const isAdmin = async (uid: string) => {
  const user = (await firebase.read(`users/${uid}`)) as { role: string; blocked: boolean };
  return user.role === 'admin' && !user.blocked;
};
test.each([
  ['take their own role', { role: 'user' }, 'roleChanged'],
  [
    'block themselves',
    { blocked: true, blockedReason: 'Probă', blockedAt: SERVER_TIME },
    'userBlocked',
  ],
  ['trust themselves', { trusted: true }, 'userTrusted'],
  ['leave while they have the role', { closingAt: SERVER_TIME }, 'roleChanged'],
])('an administrator may not %s', async (_what, change, action) => {
  await firebase.seed('users/ana', person('ana'));
  const entryId = crypto.randomUUID();
  const answer = await firebase.as('ana').batch([
    { update: 'users/ana', data: { updatedAt: SERVER_TIME, ...change } },
    {
      set: `moderationLog/${entryId}`,
      data: { actorId: 'ana', action, targetKind: 'user', targetId: 'ana', at: SERVER_TIME },
    },
  ]);
  expect(answer.status).toBe(403);
});

test('one batch cannot take the role from everybody, a self among them', async () => {
  await firebase.seed('users/ana', person('ana'));
  await firebase.seed('users/dan', person('dan'));
  const answer = await firebase.as('ana').batch(
    ['ana', 'dan'].flatMap((uid) => [
      { update: `users/${uid}`, data: { role: 'user', updatedAt: SERVER_TIME } },
      {
        set: `moderationLog/of${uid}`,
        data: {
          actorId: 'ana',
          action: 'roleChanged',
          targetKind: 'user',
          targetId: uid,
          at: SERVER_TIME,
        },
      },
    ]),
  );
  expect(answer.status).toBe(403);
  expect([await isAdmin('ana'), await isAdmin('dan')]).toEqual([true, true]);
});
