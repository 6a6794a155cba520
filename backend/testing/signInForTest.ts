import type { TestFirebase } from './startTestFirebase';

/** Registers a person (`users/{uid}` past the rules) and answers an ID token of theirs. */
export async function signInForTest(
  firebase: TestFirebase,
  uid: string,
  user: object = {},
  { emailVerified = true } = {},
): Promise<string> {
  const [email, password] = [`${uid.toLowerCase()}@exemplu.ro`, 'parola-1'];
  await firebase.accounts.createUser({ uid, email, password, emailVerified });
  await firebase.seed(`users/${uid}`, {
    displayName: uid,
    blocked: false,
    createdAt: new Date(Date.now() - 30 * 24 * 60 * 60 * 1000),
    ...user,
  });
  const answer = await fetch(
    `${firebase.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
    { method: 'POST', body: JSON.stringify({ email, password, returnSecureToken: true }) },
  );
  return ((await answer.json()) as { idToken: string }).idToken;
}
