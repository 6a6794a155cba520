import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { LiveFor, LiveRegistry, Visitor } from '../registry/LiveRegistry';
import { SIGNED_IN_WORD } from '@anunturi/shared-contract/page/signedInWord';
import { OVERRIDE_WORD, sessionCookie, wordsOf } from './sessionWords';

/** A group of visitors, 0 to 99: a canary of 10 percent is shown to groups 0 to 9. It says nothing of a person. */
const GROUP = /^g(\d{1,2})$/;

const visitors = new AsyncLocalStorage<Visitor | undefined>();

const LIVE = 'live';

/** What is live for the visitor, looked for once in a request. */
export const liveOf = (c: Context) => c.get(LIVE) as LiveRegistry;

/** The visitor whose request is being answered; undefined while no canary runs. */
export const currentVisitor = (): Visitor | undefined => visitors.getStore();

/**
 * Puts a visitor into a group that stays the same, while some remote has a canary: a page is another one for other groups.
 * A page that gives a cookie is for this visitor alone; the others may be kept for each value of the cookie.
 * `gives`: whether who has no group is given one; else such a visitor is shown what is live.
 */
export const inCanaryGroup =
  (
    readForGroups: () => Promise<LiveFor>,
    { siteOrigin, gives }: { siteOrigin: string; gives: boolean },
  ): MiddlewareHandler =>
  async (c, next) => {
    const liveFor = await readForGroups();
    c.set(LIVE, liveFor());
    if (liveFor({ group: 0, isSignedIn: true }) === liveFor()) return next();
    const words = wordsOf(c);
    const isSignedIn = words.includes(SIGNED_IN_WORD);
    const known = words.map((word) => GROUP.exec(word)?.[1]).find((each) => each !== undefined);
    // An override lasts for a shorter time: the group is given once it is gone.
    const isNew = gives && known === undefined && !words.some((word) => OVERRIDE_WORD.test(word));
    const given = isNew ? randomInt(100) : undefined;
    const group = known === undefined ? given : Number(known);
    const visitor = group === undefined ? undefined : { group, isSignedIn };
    c.set(LIVE, liveFor(visitor));
    await visitors.run(visitor, next);
    c.header('vary', 'Cookie', { append: true });
    if (!isNew) return;
    c.header('set-cookie', sessionCookie([...words, `g${group}`], { siteOrigin, isKept: true }));
    c.header('cache-control', 'private, no-cache');
  };
