import { callCommand } from '@anunturi/shared-auth/callCommand';
import { openAuth } from '@anunturi/shared-auth/firebase';
import { firebaseCode } from '@anunturi/shared-auth/firestore/toMarketError';
import { MarketError } from '@anunturi/shared-domain/site/marketError';

/**
 * Closes the signed-in person's account, after the password; trusted code deletes what belongs to it. There is no way back.
 * @throws MarketError wrongCredentials, notAllowed (administrator), offline, unavailable
 */
export async function closeMyAccount(password: string): Promise<void> {
  const { auth } = await openAuth();
  const email = auth.currentUser?.email;
  if (!email) throw new MarketError('signInNeeded');
  await proveIdentity(email, password);
  await callCommand('closeAccount', {});
  await auth.signOut();
}

async function proveIdentity(email: string, password: string): Promise<void> {
  const { EmailAuthProvider, auth, reauthenticateWithCredential } = await openAuth();
  try {
    await reauthenticateWithCredential(
      auth.currentUser!,
      EmailAuthProvider.credential(email, password),
    );
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
}
