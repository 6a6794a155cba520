import type { Role } from './role';

/** Who is signed in, as far as screens need to know. */
export type SessionUser = {
  uid: string;
  email: string;
  emailVerified: boolean;
  displayName: string | null;
};

/** `loading` until the first auth result; afterwards signed out (no user, no role) or signed in with a role. */
export type Session =
  | { state: 'loading'; user: null; role: null }
  | { state: 'signedOut'; user: null; role: null }
  | { state: 'signedIn'; user: SessionUser; role: Role };

export const loadingSession: Session = { state: 'loading', user: null, role: null };
export const signedOutSession: Session = { state: 'signedOut', user: null, role: null };

let session: Session = loadingSession;
const listeners = new Set<() => void>();

/** The session of this page, now. */
export function getSession(): Session {
  return session;
}

/** Called after every change; returns how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Only the session's own code, a harness and the tests' fake say who is signed in. */
export function setSession(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}
