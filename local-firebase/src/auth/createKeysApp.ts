import { Hono } from 'hono';
import type { Signer } from './signer';

/** Where Google publishes the keys of ID tokens, below www.googleapis.com; ours stand at the same path of our own address. */
export const KEYS_PATH = '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** The public keys of ID tokens as a JSON Web Key set. */
export function createKeysApp(signer: Signer): Hono {
  const app = new Hono();
  app.get(KEYS_PATH, (c) =>
    c.json({ keys: signer.publishedKeys() }, 200, { 'cache-control': 'public, max-age=300' }),
  );
  return app;
}
