import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** The only cookie that Firebase Hosting lets through to a server behind it; words between dots. */
const COOKIE = /(?:^|; ?)__session=([\w.]*)/;
/** A group of visitors, 0 to 99: a canary of 10 percent is shown to groups 0 to 9. It says nothing of a person. */
const GROUP = /^g(\d{1,2})$/;
const KEPT_S = 30 * 86_400;

const groups = new AsyncLocalStorage<number>();

/** The group of the visitor whose request is being answered; undefined while no canary runs. */
export const visitorGroup = (): number | undefined => groups.getStore();

/**
 * Puts a visitor into a group that stays the same, while some remote has a canary: a page is another one for other groups.
 * A page that gives a cookie is for this visitor alone; the others may be kept for each value of the cookie.
 */
export const inCanaryGroup =
  (hasCanaries: () => Promise<boolean>): MiddlewareHandler =>
  async (c, next) => {
    if (!(await hasCanaries())) return next();
    const words =
      COOKIE.exec(c.req.header('cookie') ?? '')?.[1]
        ?.split('.')
        .filter(Boolean) ?? [];
    const known = words.map((word) => GROUP.exec(word)?.[1]).find((each) => each !== undefined);
    const group = known === undefined ? randomInt(100) : Number(known);
    await groups.run(group, next);
    c.header('vary', 'Cookie', { append: true });
    if (known !== undefined) return;
    const secure = new URL(c.req.url).protocol === 'https:' ? '; Secure' : '';
    c.header(
      'set-cookie',
      `__session=${[...words, `g${group}`].join('.')}; Path=/; SameSite=Lax; Max-Age=${KEPT_S}${secure}`,
    );
    c.header('cache-control', 'private, no-cache');
  };
