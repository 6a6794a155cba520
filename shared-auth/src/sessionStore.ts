import { createStore } from '@anunturi/shared-runtime/storage/createStore';
import type { Role } from './role';

/** Who is signed in, as far as screens need to know. */
export type SessionUser = {
  uid: string;
  email: string;
  emailVerified: boolean;
  displayName: string | null;
};

/**
 * `loading` until the first auth result; afterwards signed out (no user, no role) or signed in with a role. `isRoleUnchecked` while
 * only the token says the role and the person's document, which decides, is being read; a failed read decides for `user`.
 */
export type Session =
  | { state: 'loading'; user: null; role: null }
  | { state: 'signedOut'; user: null; role: null }
  | { state: 'signedIn'; user: SessionUser; role: Role; isRoleUnchecked?: true };

export const loadingSession: Session = { state: 'loading', user: null, role: null };
export const signedOutSession: Session = { state: 'signedOut', user: null, role: null };

const session = createStore<Session>(loadingSession);

/** The session of this page, now. */
export const getSession = session.get;

/** Called after every change; returns how to stop. */
export const subscribeToSession = session.subscribe;

/** Only the session's own code, a harness and the tests' fake say who is signed in. */
export const setSession = session.set;
