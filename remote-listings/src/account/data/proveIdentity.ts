import { openAuth } from '@anunturi/shared-auth/firebase';
import { firebaseCode } from '@anunturi/shared-auth/firestore/toMarketError';
import { noteSession } from '@anunturi/shared-auth/noteSession';
import { MarketError } from '@anunturi/shared-domain/site/marketError';

/**
 * Asks for the password of the signed-in person: what follows is theirs, in a session that begins now.
 * @throws MarketError signInNeeded, wrongCredentials, tooFast, offline
 */
export async function proveIdentity(password: string): Promise<void> {
  const { EmailAuthProvider, auth, reauthenticateWithCredential } = await openAuth();
  const user = auth.currentUser;
  if (!user?.email) throw new MarketError('signInNeeded');
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
  } catch (error) {
    const code = firebaseCode(error);
    if (code === 'network-request-failed')
      throw new MarketError('offline', undefined, { cause: error });
    if (code === 'too-many-requests')
      throw new MarketError('tooFast', 'Prea multe încercări. Așteptați câteva minute.', {
        cause: error,
      });
    throw new MarketError('wrongCredentials', 'Parola nu este corectă.', { cause: error });
  }
  await noteSession(user);
}
