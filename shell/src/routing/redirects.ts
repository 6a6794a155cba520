import { LOGIN_PATH, REGISTER_PATH } from '@anunturi/shared-contract/navigation/shellPages';
import {
  CODE_PARAM,
  REDIRECT_PARAM,
  SESSION_ENDED_PARAM,
} from '@anunturi/shared-contract/navigation/queryParams';
import type { Session } from '@anunturi/shared-auth/session';
import { links, safeRedirectPath } from '@anunturi/shared-domain/site/links';
import type { NavLocation } from '@anunturi/shared-runtime/navigation/nav';

/** `/login` with the place that was asked for, query included; `hasEnded` where a session ended there. */
export function loginPathFor({ pathname, search }: NavLocation, hasEnded = false): string {
  return links.login(pathname + search) + (hasEnded ? `&${SESSION_ENDED_PARAM}=1` : '');
}

/** Where a signed-in visitor of `/` or `/login` is sent: to the place asked for before signing in, else to their own start. */
export function landingFor(session: Session, { pathname, search }: NavLocation): string | null {
  if (session.state !== 'signedIn') return null;
  const ownOfUser = session.lacksSecondFactor ? links.secondFactor('/admin') : '/dashboard';
  const own = session.role === 'admin' ? '/admin' : ownOfUser;
  if (pathname === '/') return own;
  if (pathname !== LOGIN_PATH && pathname !== REGISTER_PATH) return null;
  const query = new URLSearchParams(search);
  if (query.has(CODE_PARAM)) return null; // a link from an e-mail works for signed-in people too
  return safeRedirectPath(query.get(REDIRECT_PARAM), own);
}
