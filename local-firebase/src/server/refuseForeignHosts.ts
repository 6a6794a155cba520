import type { MiddlewareHandler } from 'hono';

const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Answers only by the names of this machine and of the site: a page anywhere may let its own name lead here (DNS rebinding),
 * and would read what a browser on this machine may read, e-mails and demonstration accounts included.
 */
export function refuseForeignHosts(siteOrigin: string): MiddlewareHandler {
  const names = new Set([...thisMachine, new URL(siteOrigin).hostname]);
  return async (c, next) => {
    if (names.has(new URL(c.req.url).hostname)) return next();
    return c.text('This name is not the site’s.', 421);
  };
}
