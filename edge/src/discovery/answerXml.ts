import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Breaker } from '../bundles/breaker';
import { type FeedAbout, type FeedEntry, readFeedEntries, renderAtom, renderRss } from './blogFeed';
import type { EdgeOptions } from '../EdgeContext';
import { renderSiteMap } from './renderSiteMap';
import { readSitePages } from './siteMap';

const FEED_KEEP_S = 300;
const MAP_KEEP_S = 3600;

type FeedForm = { type: string; render(entries: readonly FeedEntry[], about: FeedAbout): string };
const atom: FeedForm = { type: 'application/atom+xml', render: renderAtom };
const rss: FeedForm = { type: 'application/rss+xml', render: renderRss };

/** The blog's feed in both its forms; kept by readers and proxies for five minutes. 503 while the database does not answer. */
export const answerAtom = (c: Context, edge: EdgeOptions): Promise<Response> =>
  answerFeed(c, edge, atom);
export const answerRss = (c: Context, edge: EdgeOptions): Promise<Response> =>
  answerFeed(c, edge, rss);

function answerFeed(
  c: Context,
  { firebase, site, siteOrigin, now = () => new Date() }: EdgeOptions,
  { type, render }: FeedForm,
): Promise<Response> {
  return answerXml(c, type, FEED_KEEP_S, async () =>
    render(await readFeedEntries(firebase, now), { site, siteOrigin }),
  );
}

/** The map for search engines and its parts, made anew at most once an hour. 503 while the database does not answer. */
export function createSiteMapAnswer({
  firebase,
  siteOrigin,
  now = () => new Date(),
}: EdgeOptions): (c: Context) => Promise<Response> {
  let kept: { files: Promise<Map<string, string>>; untilMs: number } | undefined;
  const make = async () => renderSiteMap(await readSitePages(firebase, now()), siteOrigin);
  return (c) =>
    answerXml(c, 'application/xml', MAP_KEEP_S, async () => {
      if (!kept || kept.untilMs < now().getTime())
        kept = { files: make(), untilMs: now().getTime() + MAP_KEEP_S * 1000 };
      const asked = kept; // by whoever else asks meanwhile as well
      try {
        return (await asked.files).get(c.req.path);
      } catch (error) {
        if (kept === asked) kept = undefined;
        throw error;
      }
    });
}

/** Answers at once while the database was silent several times in a row. */
export const unlessDown =
  (database: Breaker): MiddlewareHandler =>
  async (c, next) => {
    if (database.refuses()) return unavailable(c);
    await next();
    database.note(c.res.status === 503);
    return undefined;
  };

const unavailable = (c: Context) =>
  c.text('Nu este disponibil acum.', 503, { 'retry-after': '60' });

async function answerXml(
  c: Context,
  type: string,
  keepSeconds: number,
  make: () => Promise<string | undefined>,
): Promise<Response> {
  try {
    const text = await make();
    if (text === undefined) return c.notFound();
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    const kept = { etag, 'cache-control': `public, max-age=${keepSeconds}` };
    if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, kept);
    return c.body(text, 200, { ...kept, 'content-type': `${type}; charset=utf-8` });
  } catch (error) {
    console.error(`${c.req.path} could not be made`, error);
    return unavailable(c);
  }
}

/** Whether the asker already has this very text; a compressing proxy marks the mark as weak. */
const isKnown = (known: string | undefined, etag: string): boolean =>
  known === '*' ||
  (known ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
