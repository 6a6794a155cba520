import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { server, openAuth, lastCode } from './testing/sdkAuth';

test('ten wrong passwords lock the account for a quarter of an hour, a reset opens it at once', async () => {
  const auth = openAuth();
  await createUserWithEmailAndPassword(auth, 'ana@example.ro', 'parola-1');
  const guesses = await Promise.allSettled(
    Array.from({ length: 12 }, (_, n) =>
      signInWithEmailAndPassword(openAuth(), 'ana@example.ro', `gresita-${n}`),
    ),
  );
  const codes = guesses.map((guess) =>
    guess.status === 'rejected' ? guess.reason.code : 'signed in',
  );
  expect(codes.filter((code) => code === 'auth/invalid-credential')).toHaveLength(10);
  expect(codes.filter((code) => code === 'auth/too-many-requests')).toHaveLength(2);
  await expect(
    signInWithEmailAndPassword(auth, 'ana@example.ro', 'parola-1'),
  ).rejects.toMatchObject({ code: 'auth/too-many-requests' });
  await sendPasswordResetEmail(auth, 'ana@example.ro');
  await confirmPasswordReset(auth, lastCode(), 'parola-noua');
  await signInWithEmailAndPassword(auth, 'ana@example.ro', 'parola-noua');
});

test('wrong guesses from elsewhere do not lock the owner out', async () => {
  const auth = openAuth();
  await createUserWithEmailAndPassword(auth, 'ana@example.ro', 'parola-1');
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  const guess = { email: 'ana@example.ro', password: 'gresita' };
  const statuses = [];
  // Without a socket a call has an address of its own.
  for (let n = 0; n < 30; n += 1)
    statuses.push(
      (await server.app.request(path, { method: 'POST', body: JSON.stringify(guess) })).status,
    );
  expect(statuses.every((status) => status === 400)).toBe(true);
  await signInWithEmailAndPassword(auth, 'ana@example.ro', 'parola-1');
});

test('a lock ends by itself, and right passwords are never counted', async () => {
  const auth = openAuth();
  await createUserWithEmailAndPassword(auth, 'ana@example.ro', 'parola-1');
  for (let n = 0; n < 10; n += 1)
    await server.call('signInWithPassword', { email: 'ana@example.ro', password: 'gresita' });
  expect(
    (await server.call('signInWithPassword', { email: 'ana@example.ro', password: 'parola-1' }))
      .body.error.message,
  ).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/);
  server.clock.ms += 16 * 60_000;
  for (let n = 0; n < 120; n += 1)
    expect(
      (await server.call('signInWithPassword', { email: 'ana@example.ro', password: 'parola-1' }))
        .status,
    ).toBe(200);
});

test('many accounts tried from one address lock that address', async () => {
  const tries = [];
  for (let n = 0; n < 101; n += 1)
    tries.push(
      (await server.call('signInWithPassword', { email: `u${n}@example.ro`, password: 'gresita' }))
        .body.error.message,
    );
  expect(tries.slice(0, 100)).toEqual(Array(100).fill('INVALID_LOGIN_CREDENTIALS'));
  expect(tries[100]).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/);
});
