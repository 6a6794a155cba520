import { LOGIN_PATH, SECOND_FACTOR_PATH } from '@anunturi/shared-contract/navigation/shellPages';
import { LICENCES_PATH } from '@anunturi/shared-contract/page/licencesAddress';
import { isBelow } from '@anunturi/shared-contract/registry/isBelow';
import type { MiddlewareHandler } from 'hono';
import type { EdgeContext } from '../EdgeContext';
import type { Split } from './Split';

/** What the pages for administrators need beside themselves; every other address is the public site's. */
const ownFiles =
  /^\/(static|remotes)\/|^\/(registry|telemetry|status)\.json$|^\/(service-worker\.js|site\.webmanifest|icon\.svg|healthz|readyz|telemetry)$/;

/** Leads pages that stand on the other origin of the site there, with path and query; a session does not go along. */
export const leadToOrigin =
  ({ serves, otherOrigin }: Split, { readRegistry }: EdgeContext): MiddlewareHandler =>
  async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (serves === 'admin' && (ownFiles.test(pathname) || pathname === LICENCES_PATH))
      return next();
    const { adminPrefixes } = await readRegistry();
    const isAdmin = adminPrefixes.some((prefix) => isBelow(prefix, pathname));
    c.header('cache-control', 'no-store');
    if (serves === 'public') return isAdmin ? c.redirect(otherOrigin + pathname + search) : pass();
    if (pathname === '/robots.txt') return c.text('User-agent: *\nDisallow: /\n');
    if (pathname === '/') return c.redirect(adminPrefixes[0] ?? LOGIN_PATH);
    return isAdmin || pathname === LOGIN_PATH || pathname === SECOND_FACTOR_PATH
      ? pass()
      : c.redirect(otherOrigin + pathname + search);

    function pass() {
      c.header('cache-control', undefined);
      return next();
    }
  };
