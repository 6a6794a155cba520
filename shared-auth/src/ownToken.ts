// Session and Firebase by the package's name: in a remote the one instance that the shell provides, not a copy.
import { openAuth } from '@anunturi/shared-auth/firebase';
import { getSession } from '@anunturi/shared-auth/session';

/**
 * The ID token of the signed-in person, none where the session turns out to be over; a visitor downloads no SDK. While the session is
 * `loading` the SDK says who that is: only the role is not known.
 */
export async function ownToken(): Promise<string | undefined> {
  if (getSession().state === 'signedOut') return undefined;
  const { auth } = await openAuth();
  await auth.authStateReady();
  try {
    return await auth.currentUser?.getIdToken();
  } catch (error) {
    if (auth.currentUser) throw error;
    return undefined;
  }
}
