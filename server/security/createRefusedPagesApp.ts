import { hash, timingSafeEqual } from 'node:crypto';
import {
  REFUSED_PAGES_PATH,
  refusedPagesSchema,
} from '@anunturi/shared-contract/telemetry/refusedPagesSchema';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { CallerKeys } from '../app/callers/callerKeys';
import type { SecurityNotes } from './createSecurityNotes';

const BODY_MAX_BYTES = 16 * 1024;

type Options = {
  security: SecurityNotes;
  callerKeys: CallerKeys;
  /** TELEMETRY_SECRET of the HTML servers: who shows it is one of them. */
  secret: string;
  clock: () => Date;
};

/** `POST /api/refused-pages`: HTML servers tell how often they refused pages to which networks; each is an entry an hour. */
export function createRefusedPagesApp({ security, callerKeys, secret, clock }: Options): Hono {
  const wanted = hash('sha256', `Bearer ${secret}`, 'buffer');
  const app = new Hono();
  app.post(REFUSED_PAGES_PATH, bodyLimit({ maxSize: BODY_MAX_BYTES }), async (c) => {
    const shown = hash('sha256', c.req.header('authorization') ?? '', 'buffer');
    if (!timingSafeEqual(shown, wanted)) return c.json({ error: 'notAllowed' }, 403);
    const { data } = refusedPagesSchema.safeParse(await c.req.json().catch(() => null));
    if (!data) return c.body(null, 400);
    for (const { network, times } of data.networks) {
      const { addressKey } = await callerKeys(network, '', clock());
      await security.refused('pages', 'tooFast', { uid: null, addressKey }, { times });
    }
    return c.body(null, 204);
  });
  return app;
}
