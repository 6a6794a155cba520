import { Hono } from 'hono';
import type { Signer } from '../auth/signer';
import { allowOrigins } from '../server/allowOrigins';
import type { AppCheck } from './createAppCheck';

const VERB = ':exchangeDebugToken';
const EXCHANGE_PATH = `/v1/projects/:project/apps/:call{.+${VERB}}`;
/** Where Google publishes the keys of these tokens, below firebaseappcheck.googleapis.com. */
const KEYS_PATH = '/v1/jwks';
/** A secret is shorter. */
const BODY_MAX_LENGTH = 4096;

type Options = {
  appCheck: AppCheck;
  signer: Signer;
  /** Origins other than our own that may call from a browser. */
  allowedOrigins?: readonly string[] | undefined;
};

/** `POST /v1/projects/{project}/apps/{app}:exchangeDebugToken` and the keys that sign its answers. */
export function createAppCheckApp({ appCheck, signer, allowedOrigins = [] }: Options): Hono {
  const app = new Hono();
  app.use(EXCHANGE_PATH, allowOrigins(allowedOrigins));
  app.post(EXCHANGE_PATH, async (c) => {
    const appId = c.req.param('call').slice(0, -VERB.length);
    const given = appCheck.exchange(appId, readDebugToken(await c.req.text()));
    if (given) return c.json(given, 200, { 'cache-control': 'no-store' });
    const error = { code: 403, message: 'App attestation failed.', status: 'PERMISSION_DENIED' };
    return c.json({ error }, 403);
  });
  app.get(KEYS_PATH, (c) =>
    c.json({ keys: signer.publishedKeys() }, 200, { 'cache-control': 'public, max-age=300' }),
  );
  return app;
}

/** Under the name that the SDK gives it, or the documented one; empty where there is none. */
function readDebugToken(body: string): string {
  if (body.length > BODY_MAX_LENGTH) return '';
  try {
    const sent = JSON.parse(body) as { debug_token?: unknown; debugToken?: unknown } | null;
    const token = sent?.debug_token ?? sent?.debugToken;
    return typeof token === 'string' ? token : '';
  } catch {
    return ''; // not JSON: no secret
  }
}
