import type { Role } from '@anunturi/shared-domain/people/roles';
import { createStore } from '@anunturi/shared-runtime/storage/createStore';

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
 * Somebody who gave the password and has yet to prove the second factor is signed out and `awaitsCode`; a person with a role who has
 * yet to set one up `lacksSecondFactor` and is a `user` until then.
 */
export type Session =
  | { state: 'loading'; user: null; role: null }
  | { state: 'signedOut'; user: null; role: null; awaitsCode?: true }
  | {
      state: 'signedIn';
      user: SessionUser;
      role: Role;
      isRoleUnchecked?: true;
      lacksSecondFactor?: true;
    };

export const loadingSession: Session = { state: 'loading', user: null, role: null };
export const signedOutSession = { state: 'signedOut', user: null, role: null } satisfies Session;
/** The password was given, the code of the second factor is awaited. */
export const awaitedSession: Session = { ...signedOutSession, awaitsCode: true };

const session = createStore<Session>(loadingSession);

/** The session of this page, now. */
export const getSession = session.get;

/** Called after every change; returns how to stop. */
export const subscribeToSession = session.subscribe;

/** Only the session's own code, a harness and the tests' fake say who is signed in. */
export const setSession = session.set;
