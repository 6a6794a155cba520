import { getSession, subscribeToSession } from '@anunturi/shared-auth/session';

/** Keeps the mark that the page's own script made before the first paint (`deviceScript`) true to the session, once that is known. */
export function keepSignedInMark(): void {
  const tell = () => {
    const { state } = getSession();
    if (state !== 'loading')
      document.documentElement.toggleAttribute('data-signed-in', state === 'signedIn');
  };
  tell();
  subscribeToSession(tell);
}
