import { STATUS_PATH } from '@anunturi/shared-contract/page/ErrorReport';
import { Hono } from 'hono';
import type { EdgeContext } from '../EdgeContext';
import { errorLog } from './errorLog';
import { createDetailsGuard } from '../rendering/mayReadDetails';
import { createReadiness } from './readiness';

const UNKEPT = { 'cache-control': 'no-store' };

/**
 * How the server is: `/healthz` (its process answers), `/readyz` (it may get visitors) and `/status.json` (its last
 * faults). Strangers learn yes or no.
 */
export function answerHealth(context: EdgeContext): Hono {
  const mayReadDetails = createDetailsGuard(context);
  const readReadiness = createReadiness(context);
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ isAlive: true }, 200, UNKEPT));
  app.get('/readyz', async (c) => {
    const { isReady, ...details } = await readReadiness();
    const said = (await mayReadDetails(c)) ? { isReady, ...details } : { isReady };
    return c.json(said, isReady ? 200 : 503, UNKEPT);
  });
  app.get(STATUS_PATH, async (c) => {
    if (await mayReadDetails(c)) return c.json(errorLog.read(), 200, UNKEPT);
    const { isReady } = await readReadiness();
    return c.json({ isReady }, 200, UNKEPT);
  });
  return app;
}
