import type { TestFirebase } from './startTestFirebase';

/** An ID token of an account that tests have made; undefined when it does not sign in. */
export async function signInByPassword(
  { origin }: Pick<TestFirebase, 'origin'>,
  uid: string,
): Promise<string | undefined> {
  const answer = await fetch(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
    {
      method: 'POST',
      body: JSON.stringify({
        email: `${uid.toLowerCase()}@exemplu.ro`,
        password: 'parola-1',
        returnSecureToken: true,
      }),
    },
  );
  return ((await answer.json()) as { idToken?: string }).idToken;
}
