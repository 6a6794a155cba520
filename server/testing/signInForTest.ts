import { decodeJwt } from 'jose';
import { signInByPassword } from './signInByPassword';
import type { TestFirebase } from './startTestFirebase';

/** Registers a person (`users/{uid}` past the rules) and answers an ID token of theirs; an administrator's has proved the second factor. */
export async function signInForTest(
  firebase: TestFirebase,
  uid: string,
  user: Record<string, unknown> = {},
  { emailVerified = true } = {},
): Promise<string> {
  const [email, password] = [`${uid.toLowerCase()}@exemplu.ro`, 'parola-1'];
  const createdAt = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
  await firebase.accounts.createUser({ uid, email, password, emailVerified, madeAt: createdAt });
  const token = (await signInByPassword(firebase, uid)) as string;
  await firebase.seed(`users/${uid}`, {
    displayName: uid,
    blocked: false,
    createdAt,
    ...user,
    ...(user.role === 'admin' && provedBy(token)),
  });
  return token;
}

/** When the sessions of tokens that tests make themselves (`tokenFor`) began. */
const MADE = 1;

/** What the document of a person says whose session proved the second factor. */
export const provedBy = (token: string) => ({
  secondFactorSessions: [Number(decodeJwt(token).auth_time), MADE],
});
