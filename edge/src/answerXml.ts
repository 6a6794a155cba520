import type { Context } from 'hono';
import { readFeedEntries, renderFeed } from './blogFeed';
import type { EdgeOptions } from './EdgeContext';
import { readSitePages, renderSiteMap } from './siteMap';

const FEED_KEEP_S = 300;
const MAP_KEEP_S = 3600;

/** The blog's feed; kept by readers and proxies for five minutes. 503 while the database does not answer. */
export function answerFeed(c: Context, { firebase, site, siteOrigin, now = () => new Date() }: EdgeOptions): Promise<Response> {
  return answerXml(c, 'application/atom+xml', FEED_KEEP_S, async () => renderFeed(await readFeedEntries(firebase, now()), { site, siteOrigin, now: now() }));
}

/** The map for search engines, made anew at most once an hour. 503 while the database does not answer. */
export function createSiteMapAnswer({ firebase, siteOrigin, now = () => new Date() }: EdgeOptions): (c: Context) => Promise<Response> {
  let kept: { text: string; untilMs: number } | undefined;
  return (c) =>
    answerXml(c, 'application/xml', MAP_KEEP_S, async () => {
      if (!kept || kept.untilMs < now().getTime()) kept = { text: renderSiteMap(await readSitePages(firebase, now()), siteOrigin), untilMs: now().getTime() + MAP_KEEP_S * 1000 };
      return kept.text;
    });
}

async function answerXml(c: Context, type: string, keepSeconds: number, make: () => Promise<string>): Promise<Response> {
  try {
    return c.body(await make(), 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': `public, max-age=${keepSeconds}` });
  } catch (error) {
    console.error(`${c.req.path} could not be made`, error);
    return c.text('Nu este disponibil acum.', 503, { 'retry-after': '60' });
  }
}
