import { useSyncExternalStore } from 'react';
import { type Session, getSession, signedOutSession, subscribeToSession } from './sessionStore';

export { awaitCode, refreshSession, startSession } from './startSession';
export { type Session, type SessionUser, getSession, subscribeToSession } from './sessionStore';

/** The session for a component; on a server nobody is signed in. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, serverSession);
}

// A page prerendered for anonymous visitors hydrates as such; the store then says otherwise.
const serverSession = (): Session => signedOutSession;
export type { AuthProblem } from './authProblem';

// What changes an account is downloaded when someone does it.
const account = () => import(/* webpackChunkName: "account" */ './account');
type Account = typeof import('./account');
export const register: Account['register'] = async (...input) =>
  (await account()).register(...input);
export const signIn: Account['signIn'] = async (...input) => (await account()).signIn(...input);
export const sendPasswordReset: Account['sendPasswordReset'] = async (...input) =>
  (await account()).sendPasswordReset(...input);
export const confirmNewPassword: Account['confirmNewPassword'] = async (...input) =>
  (await account()).confirmNewPassword(...input);
export const sendVerification: Account['sendVerification'] = async () =>
  (await account()).sendVerification();
export const confirmEmail: Account['confirmEmail'] = async (...input) =>
  (await account()).confirmEmail(...input);
export const proveSecondFactor: Account['proveSecondFactor'] = async (...input) =>
  (await account()).proveSecondFactor(...input);
export const sendAddressChange: Account['sendAddressChange'] = async (...input) =>
  (await account()).sendAddressChange(...input);
export const confirmAddressChange: Account['confirmAddressChange'] = async (...input) =>
  (await account()).confirmAddressChange(...input);
export const changePassword: Account['changePassword'] = async (...input) =>
  (await account()).changePassword(...input);

/** Ends the session and returns whether it ended. A failure is logged and changes nothing. */
export async function signOut(): Promise<boolean> {
  try {
    await (await account()).signOut();
    return true;
  } catch (error) {
    console.error('Delogarea nu a reușit.', error);
    return false;
  }
}
