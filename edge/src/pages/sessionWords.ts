import { SESSION_COOKIE } from '@anunturi/shared-contract/page/signedInWord';
import type { Context } from 'hono';

/** The only cookie that Firebase Hosting lets through to a server behind it; words between dots. */
const COOKIE = new RegExp(`(?:^|; ?)${SESSION_COOKIE}=([\\w.]*)`);
const KEPT_S = 30 * 86_400;

/** A developer's override, in hexadecimal; never kept for long. */
export const OVERRIDE_WORD = /^o([0-9a-f]+)$/;

/** What the visitor's browser was asked to remember: a canary's group, that somebody is signed in, a developer's override. Nothing of a person. */
export const wordsOf = (c: Context): string[] =>
  COOKIE.exec(c.req.header('cookie') ?? '')?.[1]
    ?.split('.')
    .filter(Boolean) ?? [];

/** `isKept`: for 30 days; else until the browser is closed. */
export function sessionCookie(
  words: string[],
  { siteOrigin, isKept }: { siteOrigin: string; isKept: boolean },
): string {
  const age = isKept ? `; Max-Age=${words.length > 0 ? KEPT_S : 0}` : '';
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : '';
  return `${SESSION_COOKIE}=${words.join('.')}; Path=/; SameSite=Lax${age}${secure}`;
}
