import { SESSION_COOKIE, SIGNED_IN_WORD } from '@anunturi/shared-contract/page/signedInWord';
import { getSession, subscribeToSession } from '@anunturi/shared-auth/session';

const COOKIE = new RegExp(`(?:^|; ?)${SESSION_COOKIE}=([\\w.]*)`);
const OVERRIDE = /^o[0-9a-f]+$/;
/** As long as the server keeps the visitor's group. */
const KEPT_S = 30 * 86_400;

/**
 * Says with the next page whether somebody is signed in, while a canary is for those; not who, and to no other site. Once
 * none asks, what was said is forgotten.
 */
export function saySignedIn(isAsked: boolean): void {
  const say = () => {
    const { state } = getSession();
    if (state === 'loading') return;
    const words = COOKIE.exec(document.cookie)?.[1]?.split('.').filter(Boolean) ?? [];
    const isSaid = words.includes(SIGNED_IN_WORD);
    const isWanted = isAsked && state === 'signedIn';
    // An override ends with the browser, and so does its cookie.
    if (isSaid === isWanted || words.some((word) => OVERRIDE.test(word))) return;
    const others = words.filter((word) => word !== SIGNED_IN_WORD);
    const next = isWanted ? [...others, SIGNED_IN_WORD] : others;
    const age = next.length > 0 ? KEPT_S : 0;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${SESSION_COOKIE}=${next.join('.')}; Path=/; SameSite=Lax; Max-Age=${age}${secure}`;
  };
  subscribeToSession(say);
  say();
}
