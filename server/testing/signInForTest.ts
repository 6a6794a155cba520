import { signInByPassword } from './signInByPassword';
import type { TestFirebase } from './startTestFirebase';

/** Registers a person (`users/{uid}` past the rules) and answers an ID token of theirs. */
export async function signInForTest(
  firebase: TestFirebase,
  uid: string,
  user: object = {},
  { emailVerified = true } = {},
): Promise<string> {
  const [email, password] = [`${uid.toLowerCase()}@exemplu.ro`, 'parola-1'];
  const createdAt = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
  await firebase.accounts.createUser({ uid, email, password, emailVerified, madeAt: createdAt });
  await firebase.seed(`users/${uid}`, {
    displayName: uid,
    blocked: false,
    createdAt,
    ...user,
  });
  return (await signInByPassword(firebase, uid)) as string;
}
