/** What pages are drawn by: somebody is signed in here, the cookie banner was accepted, the chosen colours. */
export type Hint = 'signedIn' | 'cookieAccepted' | 'dark' | 'light';

/** The only cookie that Firebase Hosting lets through to a server behind it; words between dots. */
const COOKIE = '__session';

/** Tells the HTML server, from the next page on; true when that is news to it. */
export function tellServer(hint: Hint, isSo: boolean): boolean {
  const told = document.cookie.match(`(?:^|; )${COOKIE}=([^;]*)`)?.[1]?.split('.') ?? [];
  if (told.includes(hint) === isSo) return false;
  const words = told.filter((word) => word && word !== hint).concat(isSo ? hint : []);
  document.cookie = `${COOKIE}=${words.join('.')}; Path=/; SameSite=Lax; Max-Age=${words.length && 31_536_000}`;
  return true;
}
