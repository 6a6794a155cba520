import type { Context } from 'hono';
import { readFeedEntries, renderFeed } from './blogFeed';
import type { EdgeOptions } from './EdgeContext';

/** The blog's feed; kept by readers and proxies for five minutes. 503 while the database does not answer. */
export async function answerFeed(c: Context, { firebase, site, siteOrigin, now = () => new Date() }: EdgeOptions): Promise<Response> {
  try {
    const moment = now();
    const entries = await readFeedEntries(firebase, moment);
    return c.body(renderFeed(entries, { site, siteOrigin, now: moment }), 200, { 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'public, max-age=300' });
  } catch (error) {
    console.error('The feed could not be made', error);
    return c.text('Fluxul nu este disponibil acum.', 503, { 'retry-after': '60' });
  }
}
