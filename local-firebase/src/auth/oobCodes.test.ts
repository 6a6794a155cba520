import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { server, openAuth, lastCode } from './testing/sdkAuth';

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
