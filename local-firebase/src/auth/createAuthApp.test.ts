import { startTestAuth } from '../../testing/startTestAuth';
import {
  createUserWithEmailAndPassword,
  deleteUser,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  validatePassword,
} from 'firebase/auth';
import { server, openAuth } from './testing/sdkAuth';

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

test('the SDK reads the password policy', async () => {
  const status = await validatePassword(openAuth(), '1234567');
  expect(status).toMatchObject({ isValid: false, meetsMinPasswordLength: false });
});

test('a password is judged at every door where its owner sets one', async () => {
  const judged = await startTestAuth({
    refusePassword: (password, { email, displayName }) =>
      [email?.split('@')[0], displayName].some((own) => own && password.includes(own))
        ? 'own'
        : undefined,
  });
  const [email, first, bad] = ['maria@example.ro', 'tramvai verde', 'maria-1990'];
  const refused = 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [own]';
  const said = async (operation: string, body: object) =>
    (await judged.call(operation, body)).body.error?.message as string | undefined;
  expect(await said('signUp', { email, password: bad })).toBe(refused);
  expect(await said('signUp', { email, password: 'Ana 41 Pop', displayName: 'Ana' })).toBe(refused);
  const { idToken } = (await judged.call('signUp', { email, password: first })).body;
  expect(await said('update', { idToken, password: bad })).toBe(refused);
  await judged.call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const { link } = judged.outbox.list().at(-1)!;
  const oobCode = new URL(link).searchParams.get('oobCode');
  expect(await said('resetPassword', { oobCode, newPassword: bad })).toBe(refused);
  expect(await said('resetPassword', { oobCode, newPassword: 'alt tramvai' })).toBeUndefined();
  await judged.stop();
});
