import { hash, timingSafeEqual } from 'node:crypto';
import type { Firestore } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { SUPPRESSED_MS, suppressionPath } from './suppression';

/** Beside the commands, since `/api/` leads to them everywhere. */
export const BOUNCES_PATH = '/api/e-mail-bounces';
const MAX_BYTES = 100_000;
const ADDRESSES_MAX = 200;

const bouncesSchema = z.object({
  addresses: z.array(z.string().check(z.maxLength(320))).check(z.maxLength(ADDRESSES_MAX)),
});

type Options = {
  db: Firestore;
  /** MAIL_BOUNCE_SECRET: who shows it speaks for the mail provider. */
  secret: string;
  clock?: () => Date;
};

/**
 * `POST /api/e-mail-bounces` with `{ "addresses": [...] }`: addresses that do not exist, or whose owners complained, as a mail provider
 * learns later than at the connection. They get nothing for a year, and are kept as digests.
 */
export function createBounceApp({ db, secret, clock = () => new Date() }: Options): Hono {
  const wanted = hash('sha256', `Bearer ${secret}`, 'buffer');
  const app = new Hono();
  app.use(BOUNCES_PATH, bodyLimit({ maxSize: MAX_BYTES }));
  app.post(BOUNCES_PATH, async (c) => {
    const shown = hash('sha256', c.req.header('authorization') ?? '', 'buffer');
    if (!timingSafeEqual(shown, wanted)) return c.json({ error: 'notAllowed' }, 403);
    const { data } = bouncesSchema.safeParse(await c.req.json().catch(() => null));
    if (!data) return c.json({ error: 'invalidInput' }, 400);
    const forgetAt = new Date(clock().getTime() + SUPPRESSED_MS);
    const batch = db.batch();
    for (const address of new Set(data.addresses))
      batch.set(db.doc(suppressionPath(address)), {
        forgetAt,
        error: 'Told by the mail provider.',
      });
    await batch.commit();
    return c.body(null, 204);
  });
  return app;
}
