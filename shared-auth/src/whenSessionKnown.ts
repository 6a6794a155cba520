// Session by the package's name: in a remote the one instance that the shell provides, not a copy.
import { type Session, getSession, subscribeToSession } from '@anunturi/shared-auth/session';

/** Who is signed in, once that is known: an act that differs for visitors waits for it. */
export function whenSessionKnown(): Promise<Session> {
  return new Promise((resolve) => {
    const stop = subscribeToSession(tell);
    tell();
    function tell() {
      const session = getSession();
      if (session.state === 'loading') return;
      stop();
      resolve(session);
    }
  });
}
