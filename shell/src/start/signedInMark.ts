import { getSession, subscribeToSession } from '@anunturi/shared-auth/session';

/** Keeps the mark that the page's own script made before the first paint (`deviceScript`) true to the session, from now on. */
export function keepSignedInMark(): void {
  const tell = () =>
    document.documentElement.toggleAttribute('data-signed-in', getSession().state === 'signedIn');
  tell();
  subscribeToSession(tell);
}
