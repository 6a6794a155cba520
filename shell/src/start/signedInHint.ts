import { getSession, subscribeToSession } from '@anunturi/shared-auth/session';

/** Tells the HTML server that somebody is signed in here, and nothing more: it then sends no page drawn for strangers. */
const COOKIE = 'signedIn';
const YEAR_S = 31_536_000;

/** Keeps the hint true to the session, from now on. */
export function keepSignedInHint(): void {
  const write = () => {
    const isIn = getSession().state === 'signedIn';
    if (isIn || document.cookie.includes(`${COOKIE}=1`)) document.cookie = `${COOKIE}=1; Path=/; SameSite=Lax; Max-Age=${isIn ? YEAR_S : 0}`;
  };
  write();
  subscribeToSession(write);
}
