import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { drawPage } from './drawPage';
import type { EdgeContext } from './EdgeContext';

/** Caches in between may keep a page so long, and show it once more while they ask for a newer one. */
const KEPT = 'public, max-age=0, s-maxage=30, stale-while-revalidate=600';
/** What is missing, has moved or is not whole may be otherwise at any moment. */
const KEPT_SHORTLY = 'public, max-age=0, s-maxage=5';

/** A page for whoever asks, with a mark by which the next question is answered in a few bytes. */
export async function answerPage(c: Context, edge: EdgeContext): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const { status, headers, html, isWhole } = await drawPage(edge, { pathname, search });
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  const all = {
    ...headers,
    'cache-control': status === 200 && isWhole ? KEPT : KEPT_SHORTLY,
    ...(status === 301 ? {} : { etag }),
  };
  if (status === 200 && c.req.header('if-none-match')?.includes(etag))
    return c.body(null, 304, all);
  return c.body(html, status, all);
}
