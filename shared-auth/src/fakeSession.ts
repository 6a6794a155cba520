import type { Role } from '@anunturi/shared-domain/people/roles';
import { type Session, type SessionUser, setSession, signedOutSession } from './sessionStore';

/** The official fake: says in tests and in a remote's stand-alone page who is signed in, without Firebase. */
export function setFakeSession(session: Session): void {
  setSession(session);
}

/** A signed-in seller for tests; `role` and parts of the user may be chosen. */
export function fakeSignedIn(role: Role = 'user', user: Partial<SessionUser> = {}): Session {
  return {
    state: 'signedIn',
    role,
    user: { uid: 'ana', email: 'ana@demo.ro', emailVerified: true, displayName: 'Ana', ...user },
  };
}

/** Nobody is signed in. */
export const fakeSignedOut: Session = signedOutSession;
