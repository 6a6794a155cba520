import { LOGIN_PATH, REGISTER_PATH } from '@anunturi/shared-contract/navigation/shellPages';
import {
  CODE_PARAM,
  REDIRECT_PARAM,
  SESSION_ENDED_PARAM,
} from '@anunturi/shared-contract/navigation/queryParams';
import type { Session } from '@anunturi/shared-auth/session';
import { isStaff, mayDo, type Role } from '@anunturi/shared-domain/people/roles';
import { links, safeRedirectPath } from '@anunturi/shared-domain/site/links';
import type { NavLocation } from '@anunturi/shared-runtime/navigation/nav';

/** `/login` with the place that was asked for, query included; `hasEnded` where a session ended there. */
export function loginPathFor({ pathname, search }: NavLocation, hasEnded = false): string {
  return links.login(pathname + search) + (hasEnded ? `&${SESSION_ENDED_PARAM}=1` : '');
}

/** Where the work of a role begins: in the part of the administration that it opens, else in the person's own account. */
export function startOf(role: Role | null): string {
  if (!isStaff(role)) return links.dashboard();
  return mayDo(role, 'moderate') ? links.admin() : links.adminBlog();
}

/** Where a signed-in visitor of `/`, `/login` or `/register` is sent: to the place asked for before signing in, else to their own start. */
export function landingFor(session: Session, { pathname, search }: NavLocation): string | null {
  if (session.state !== 'signedIn') return null;
  if (!isForStrangers({ pathname, search })) return null;
  const own = session.lacksSecondFactor ? links.secondFactor('/admin') : startOf(session.role);
  if (pathname === '/') return own;
  return safeRedirectPath(new URLSearchParams(search).get(REDIRECT_PARAM), own);
}

/** Whether people who are signed in are led on from a page: `/` and those that sign in. */
export function isForStrangers({ pathname, search }: Pick<NavLocation, 'pathname' | 'search'>) {
  if (pathname !== LOGIN_PATH && pathname !== REGISTER_PATH) return pathname === '/';
  return !new URLSearchParams(search).has(CODE_PARAM); // a link from an e-mail works for signed-in people too
}
