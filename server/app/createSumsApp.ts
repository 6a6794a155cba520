import { keptMs } from '@anunturi/shared-domain/people/keptDays';
import { hash, timingSafeEqual } from 'node:crypto';
import type { Firestore } from '@google-cloud/firestore';
import {
  SERVER_SUMS_MAX_BYTES,
  SERVER_SUMS_PAGE,
  SERVER_SUMS_PATH,
  serverSumsSchema,
} from '@anunturi/shared-contract/telemetry/serverSumsSchema';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** As long as an HTML server keeps its own: the privacy policy says so. */
const KEPT_MS = keptMs('telemetry');

export type SumsOptions = {
  db: Firestore;
  /** TELEMETRY_SECRET of the HTML servers: who shows it is one of them. */
  secret: string;
  now?: () => Date;
};

/**
 * `POST` and `GET /api/telemetry-sums`: what browsers told each HTML server of the site, a document for a server and a day. HTML
 * servers have no rights in the database; they ask here.
 */
export function createSumsApp({ db, secret, now = () => new Date() }: SumsOptions): Hono {
  const wanted = hash('sha256', `Bearer ${secret}`, 'buffer');
  const app = new Hono();
  app.use(SERVER_SUMS_PATH, async (c, next) => {
    const shown = hash('sha256', c.req.header('authorization') ?? '', 'buffer');
    if (!timingSafeEqual(shown, wanted)) return c.json({ error: 'notAllowed' }, 403);
    return next();
  });
  app.use(SERVER_SUMS_PATH, bodyLimit({ maxSize: SERVER_SUMS_MAX_BYTES }));
  app.post(SERVER_SUMS_PATH, async (c) => {
    const { data } = serverSumsSchema.safeParse(await c.req.json().catch(() => null));
    if (!data) return c.body(null, 400);
    const forgetAt = new Date(Date.parse(data.day) + KEPT_MS);
    const kept = { ...data, changedAt: now(), forgetAt };
    await db.doc(documentPaths.serverSums(data.server, data.day)).set(kept);
    return c.body(null, 204);
  });
  app.get(SERVER_SUMS_PATH, async (c) => {
    const since = new Date(c.req.query('since') ?? 0);
    if (Number.isNaN(since.getTime())) return c.body(null, 400);
    const found = await db
      .collection(documentPaths.allServerSums)
      .where('changedAt', '>', since)
      .orderBy('changedAt')
      .limit(SERVER_SUMS_PAGE)
      .get();
    const documents = found.docs.map((each) => {
      const changedAt = (each.get('changedAt') as { toDate(): Date }).toDate().toISOString();
      return { ...serverSumsSchema.parse(each.data()), changedAt };
    });
    return c.json({ documents }, 200, { 'cache-control': 'no-store' });
  });
  return app;
}
