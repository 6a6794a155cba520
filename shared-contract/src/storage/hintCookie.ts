/** What pages are rendered by: somebody is signed in here, the cookie banner was accepted, the chosen colours. */
export type Hint = 'signedIn' | 'cookieAccepted' | 'dark' | 'light';

/** The only cookie that Firebase Hosting lets through to a server behind it; words between dots. */
const HINT_COOKIE = '__session';

const YEAR_S = 31_536_000;

/** The words of the hint cookie in a `Cookie` header or `document.cookie`. */
export function parseHints(cookies: string): string[] {
  return cookies.match(`(?:^|; ?)${HINT_COOKIE}=([\\w.]*)`)?.[1]?.split('.').filter(Boolean) ?? [];
}

/** The cookie that says these words to a site at `protocol`; without any, one that ends it. */
export function formatHints(words: readonly string[], protocol: string): string {
  return `${HINT_COOKIE}=${words.join('.')}; Path=/; SameSite=Lax; Max-Age=${words.length && YEAR_S}${protocol === 'https:' ? '; Secure' : ''}`;
}
