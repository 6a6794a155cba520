import type { Context, MiddlewareHandler } from 'hono';
import type { Breaker } from '../bundles/breaker';
import { readFeedEntries, renderAtom, renderRss } from './blogFeed';
import type { EdgeOptions } from '../EdgeContext';
import { type PageBytes, packText, repack } from '../pages/pageBytes';
import { sendPacked } from '../pages/sendPacked';
import { createListingMap } from './createListingMap';
import { renderParts, renderSiteMap } from './renderSiteMap';
import { readPostPages } from './siteMap';

const FEED_KEEP_S = 300;
/** A published post is in the map within a minute; the parts of listings are written once an hour. */
const MAP_KEEP_S = 30;

const ATOM_PATH = '/blog/feed.xml';
const RSS_PATH = '/blog/rss.xml';
export const FEED_PATHS = [ATOM_PATH, RSS_PATH];

const XML = 'application/xml';
const types: Record<string, string> = {
  [ATOM_PATH]: 'application/atom+xml',
  [RSS_PATH]: 'application/rss+xml',
};

/** The blog's feed in both its forms, read anew at most every five minutes. 503 while the database does not answer. */
export function createFeedAnswer({
  firebase,
  site,
  siteOrigin,
  now = () => new Date(),
  elapsedMs,
}: EdgeOptions) {
  const make = async () => {
    const entries = await readFeedEntries(firebase, now, siteOrigin);
    return new Map([
      [ATOM_PATH, renderAtom(entries, { site, siteOrigin })],
      [RSS_PATH, renderRss(entries, { site, siteOrigin })],
    ]);
  };
  return createXmlAnswer(FEED_KEEP_S, make, elapsedMs);
}

/** The map for search engines and its parts. 503 while the database or the search does not answer. */
export function createSiteMapAnswer({
  firebase,
  siteOrigin,
  now = () => new Date(),
  elapsedMs = () => performance.now(),
}: EdgeOptions) {
  const listings = createListingMap({ firebase, siteOrigin, elapsedMs });
  const make = async () => {
    const [{ index }, posts] = await Promise.all([
      listings.latest(),
      readPostPages(firebase, now()),
    ]);
    return renderSiteMap([{ files: new Map(), index }, await renderParts({ posts }, siteOrigin)]);
  };
  const answerText = createXmlAnswer(MAP_KEEP_S, make, elapsedMs);
  async function answer(c: Context): Promise<Response> {
    const { path } = c.req;
    if (!path.startsWith('/sitemap-') || path.startsWith('/sitemap-posts-')) return answerText(c);
    try {
      const part = await listings.part(path);
      return part
        ? await sendPacked(c, part, { headers: headersOf(path, MAP_KEEP_S) })
        : c.notFound();
    } catch (error) {
      console.error(`${path} could not be read`, error);
      return unavailable(c);
    }
  }
  return Object.assign(answer, { settled: listings.settled });
}

const headersOf = (path: string, keepSeconds: number) => ({
  'cache-control': `public, max-age=${keepSeconds}`,
  'content-type': `${types[path] ?? XML}; charset=utf-8`,
});

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

/** Answers with files that are made together and kept for a while, here and by clients; `forget` makes them anew next time. */
function createXmlAnswer(
  keepSeconds: number,
  make: () => Promise<Map<string, string>>,
  elapsedMs = () => performance.now(),
) {
  let kept: { files: Promise<Map<string, string>>; packed: Packed; untilMs: number } | undefined;
  async function answer(c: Context): Promise<Response> {
    if (!kept || kept.untilMs <= elapsedMs())
      kept = { files: make(), packed: new Map(), untilMs: elapsedMs() + keepSeconds * 1000 };
    const asked = kept; // by others who ask meanwhile as well
    const { path } = c.req;
    try {
      const text = (await asked.files).get(path);
      if (text === undefined) return c.notFound();
      return await sendPacked(c, packOnce(asked.packed, path, text), {
        headers: headersOf(path, keepSeconds),
      });
    } catch (error) {
      if (kept === asked) kept = undefined;
      console.error(`${path} could not be made`, error);
      return unavailable(c);
    }
  }
  return Object.assign(answer, { forget: () => (kept = undefined) });
}

type Packed = Map<string, PageBytes>;

/** One that nobody asks for is not packed. */
function packOnce(packed: Packed, path: string, text: string): PageBytes {
  const known = packed.get(path);
  if (known) return known;
  const bytes = packText(text);
  packed.set(path, bytes);
  void repack(bytes);
  return bytes;
}
