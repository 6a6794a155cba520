import { useSyncExternalStore } from 'react';
import { type Session, getSession, signedOutSession, subscribeToSession } from './sessionStore';

export { changePassword, confirmEmail, confirmNewPassword, register, sendPasswordReset, sendVerification, signIn, signOut } from './account';
export { refreshSession, startSession } from './startSession';
export { type Session, type SessionUser, getSession, setSession, subscribeToSession } from './sessionStore';
export type { Role } from './role';

/** The session for a component; on a server nobody is signed in. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, serverSession);
}

// A page prerendered for anonymous visitors hydrates as such; the store then says otherwise.
const serverSession = (): Session => signedOutSession;
export { AuthProblem, type AuthField } from './authProblem';
