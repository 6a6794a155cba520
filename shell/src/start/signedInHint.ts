import { getSession, subscribeToSession } from '@anunturi/shared-auth/session';
import { setHint } from '@anunturi/shared-runtime/theme/hintCookie';

/** Keeps the HTML server's hint true to the session, from now on; pages kept for no network are the other kind of visitor's. */
export function keepSignedInHint(): void {
  const tell = () => {
    if (setHint('signedIn', getSession().state === 'signedIn'))
      void globalThis.caches?.delete('pages');
  };
  tell();
  subscribeToSession(tell);
}
