import { callCommand } from '@anunturi/shared-auth/callCommand';
import { openAuth } from '@anunturi/shared-auth/firebase';
import { proveIdentity } from '@anunturi/shared-auth/proveIdentity';

/**
 * Closes the signed-in person's account, after the password; trusted code deletes what belongs to it. There is no way back.
 * @throws MarketError wrongCredentials, notAllowed (administrator), offline, unavailable
 */
export async function closeMyAccount(password: string): Promise<void> {
  await proveIdentity(password);
  await callCommand('closeAccount', {});
  await (await openAuth()).auth.signOut();
}
