import type { Context, Next } from 'hono';

/**
 * Closes the connection with an answer that is given before the request's body has arrived whole: what would be asked next on it,
 * through a proxy by somebody else, would wait behind the rest of the body and be cut with it.
 */
export async function closeUnread(c: Context, next: Next): Promise<void> {
  await next();
  const { incoming } = (c.env ?? {}) as { incoming?: { complete?: boolean } };
  if (incoming?.complete === false) c.header('connection', 'close');
}
