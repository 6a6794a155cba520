import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
  type Auth,
} from 'firebase/auth';
import { startTestAuth } from '../../../testing/startTestAuth';

let server: Awaited<ReturnType<typeof startTestAuth>>;
let apps: FirebaseApp[] = [];

beforeEach(async () => {
  server = await startTestAuth();
});
afterEach(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  apps = [];
  await server.stop();
});

function openAuth(): Auth {
  const app = initializeApp({ projectId: 'demo-test', apiKey: 'any' }, `app${apps.length}`);
  apps.push(app);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, server.origin, { disableWarnings: true });
  return auth;
}

function lastCode(): string {
  return new URL(server.outbox.list()[0]!.link).searchParams.get('oobCode')!;
}

test('a visitor registers, signs out and signs in again with the SDK', async () => {
  const auth = openAuth();
  const { user } = await createUserWithEmailAndPassword(auth, 'Ana@Example.ro', 'parola-1');
  expect(user.email).toBe('ana@example.ro');
  expect(user.emailVerified).toBe(false);
  await signOut(auth);
  const again = await signInWithEmailAndPassword(auth, 'ana@example.ro', 'parola-1');
  expect(again.user.uid).toBe(user.uid);
  expect(again.user.providerData[0]?.providerId).toBe('password');
  const { claims } = await again.user.getIdTokenResult();
  expect(claims).toMatchObject({
    aud: 'demo-test',
    sub: user.uid,
    email: 'ana@example.ro',
    email_verified: false,
    firebase: { sign_in_provider: 'password' },
  });
});

test('a wrong password and an unknown account give the same error', async () => {
  const auth = openAuth();
  await createUserWithEmailAndPassword(auth, 'ana@example.ro', 'parola-1');
  await expect(
    signInWithEmailAndPassword(auth, 'ana@example.ro', 'alta-parola'),
  ).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  await expect(
    signInWithEmailAndPassword(auth, 'nimeni@example.ro', 'alta-parola'),
  ).rejects.toMatchObject({ code: 'auth/invalid-credential' });
});

test.each([
  ['ana@example.ro', 'parola-2', 'auth/email-already-in-use'],
  ['bob@example.ro', '1234567', 'auth/weak-password'],
  ['not an address', 'parola-2', 'auth/invalid-email'],
  ['bob@example.ro', '', 'auth/missing-password'],
])('registering %s with "%s" is refused as %s', async (email, password, code) => {
  const auth = openAuth();
  await createUserWithEmailAndPassword(auth, 'ana@example.ro', 'parola-1');
  await expect(createUserWithEmailAndPassword(auth, email, password)).rejects.toMatchObject({
    code,
  });
});

test('a forgotten password is reset through the link of the outbox, once', async () => {
  const auth = openAuth();
  await createUserWithEmailAndPassword(auth, 'ana@example.ro', 'parola-1');
  await sendPasswordResetEmail(auth, 'ana@example.ro');
  expect(server.outbox.list()[0]!.link).toMatch(
    /^http:\/\/localhost:3000\/login\?mode=resetPassword&oobCode=[\w-]{43}$/,
  );
  const code = lastCode();
  expect(await verifyPasswordResetCode(auth, code)).toBe('ana@example.ro');
  await expect(confirmPasswordReset(auth, code, '123')).rejects.toMatchObject({
    code: 'auth/weak-password',
  });
  await confirmPasswordReset(auth, code, 'parola-noua');
  await expect(confirmPasswordReset(auth, code, 'parola-3')).rejects.toMatchObject({
    code: 'auth/invalid-action-code',
  });
  await expect(
    signInWithEmailAndPassword(auth, 'ana@example.ro', 'parola-1'),
  ).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  expect(
    (await signInWithEmailAndPassword(auth, 'ana@example.ro', 'parola-noua')).user.emailVerified,
  ).toBe(true);
});

test('asking for a reset of an unknown address succeeds and sends nothing', async () => {
  await sendPasswordResetEmail(openAuth(), 'nimeni@example.ro');
  expect(server.outbox.list()).toEqual([]);
});

test('a reset code ends after an hour and when a newer one is sent', async () => {
  const auth = openAuth();
  await createUserWithEmailAndPassword(auth, 'ana@example.ro', 'parola-1');
  await sendPasswordResetEmail(auth, 'ana@example.ro');
  const first = lastCode();
  await sendPasswordResetEmail(auth, 'ana@example.ro');
  await expect(verifyPasswordResetCode(auth, first)).rejects.toMatchObject({
    code: 'auth/invalid-action-code',
  });
  server.clock.ms += 60 * 60_000;
  await expect(verifyPasswordResetCode(auth, lastCode())).rejects.toMatchObject({
    code: 'auth/expired-action-code',
  });
});

test('an address is verified through its link', async () => {
  const auth = openAuth();
  const { user } = await createUserWithEmailAndPassword(auth, 'ana@example.ro', 'parola-1');
  await sendEmailVerification(user);
  expect((await checkActionCode(auth, lastCode())).operation).toBe('VERIFY_EMAIL');
  await applyActionCode(auth, lastCode());
  await user.reload();
  expect(user.emailVerified).toBe(true);
  expect((await user.getIdTokenResult(true)).claims.email_verified).toBe(true);
});

test('an address is changed only after the new one is confirmed', async () => {
  const auth = openAuth();
  const { user } = await createUserWithEmailAndPassword(auth, 'ana@example.ro', 'parola-1');
  await verifyBeforeUpdateEmail(user, 'ana.noua@example.ro');
  expect(server.outbox.list()[0]).toMatchObject({
    email: 'ana.noua@example.ro',
    type: 'VERIFY_AND_CHANGE_EMAIL',
  });
  await applyActionCode(auth, lastCode());
  expect((await signInWithEmailAndPassword(auth, 'ana.noua@example.ro', 'parola-1')).user.uid).toBe(
    user.uid,
  );
});

test('a profile changes without ending the session', async () => {
  const auth = openAuth();
  const { user } = await createUserWithEmailAndPassword(auth, 'ana@example.ro', 'parola-1');
  await updateProfile(user, { displayName: 'Ana Ștefan' });
  await user.reload();
  expect(user.displayName).toBe('Ana Ștefan');
});

test('a password change ends the other sessions and their refresh tokens', async () => {
  const [here, there] = [openAuth(), openAuth()];
  const { user } = await createUserWithEmailAndPassword(here, 'ana@example.ro', 'parola-1');
  const other = (await signInWithEmailAndPassword(there, 'ana@example.ro', 'parola-1')).user;
  const oldToken = await other.getIdToken();
  await updatePassword(user, 'parola-noua');
  expect(() => server.authenticate(`Bearer ${oldToken}`, 'demo-test')).toThrow(
    'before a password change',
  );
  await expect(other.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  expect(server.authenticate(`Bearer ${await user.getIdToken(true)}`, 'demo-test')).toMatchObject({
    uid: user.uid,
  });
});

test('a password change or a deletion wants a recent sign-in', async () => {
  const auth = openAuth();
  const { user } = await createUserWithEmailAndPassword(auth, 'ana@example.ro', 'parola-1');
  server.clock.ms += 6 * 60_000;
  await expect(updatePassword(user, 'parola-noua')).rejects.toMatchObject({
    code: 'auth/requires-recent-login',
  });
  await expect(deleteUser(user)).rejects.toMatchObject({ code: 'auth/requires-recent-login' });
});

test('a deleted account is gone, with its tokens', async () => {
  const auth = openAuth();
  const { user } = await createUserWithEmailAndPassword(auth, 'ana@example.ro', 'parola-1');
  const token = await user.getIdToken();
  await deleteUser(user);
  expect(() => server.authenticate(`Bearer ${token}`, 'demo-test')).toThrow('gone or disabled');
  await expect(
    signInWithEmailAndPassword(auth, 'ana@example.ro', 'parola-1'),
  ).rejects.toMatchObject({ code: 'auth/invalid-credential' });
});

test('a disabled account is told so only after the right password', async () => {
  const auth = openAuth();
  await server.admin.createUser({ uid: 'ana', email: 'ana@example.ro', password: 'parola-1' });
  server.admin.setDisabled('ana', true);
  await expect(signInWithEmailAndPassword(auth, 'ana@example.ro', 'gresita')).rejects.toMatchObject(
    { code: 'auth/invalid-credential' },
  );
  await expect(
    signInWithEmailAndPassword(auth, 'ana@example.ro', 'parola-1'),
  ).rejects.toMatchObject({ code: 'auth/user-disabled' });
});

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

test('the SDK reads the password policy', async () => {
  const status = await validatePassword(openAuth(), '1234567');
  expect(status).toMatchObject({ isValid: false, meetsMinPasswordLength: false });
});
