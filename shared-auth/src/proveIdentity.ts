// By the package's name: in a remote the one instance that the shell provides, not a copy.
import { openAuth } from '@anunturi/shared-auth/firebase';
import { awaitCode } from '@anunturi/shared-auth/session';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { firebaseCode } from './firestore/toMarketError';
import { noteSession } from './noteSession';

/**
 * Asks for the password of the signed-in person: what follows is theirs, in a session that begins now.
 * @throws MarketError signInNeeded, secondFactorNeeded, wrongCredentials, tooFast, offline
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
  if (!(await noteSession(user))) return;
  awaitCode();
  throw new MarketError('secondFactorNeeded');
}
