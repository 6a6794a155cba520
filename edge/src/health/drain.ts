import type { Server } from 'node:http';
import type { MiddlewareHandler } from 'hono';

/** What runs servers kills them ten seconds after it has asked them to end. */
const LIMIT_MS = 8000;
const LOOKS_EVERY_MS = 50;

/**
 * Ends a server without cutting anybody off: it takes no new connections, finishes the answers under way, and after
 * `limitMs` closes those that are still open.
 */
export function createDrain({ limitMs = LIMIT_MS } = {}) {
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    /** Tells who is still connected to ask elsewhere next time. */
    sayGoodbye: (async (c, next) => {
      await next();
      if (isDraining) c.header('connection', 'close');
    }) as MiddlewareHandler,
    /** Resolves once nobody is connected any more. */
    async drain(server: Server): Promise<void> {
      isDraining = true;
      const closed = new Promise((resolve) => server.close(resolve));
      const look = setInterval(() => server.closeIdleConnections(), LOOKS_EVERY_MS);
      const limit = setTimeout(() => server.closeAllConnections(), limitMs);
      await closed;
      clearInterval(look);
      clearTimeout(limit);
    },
  };
}
