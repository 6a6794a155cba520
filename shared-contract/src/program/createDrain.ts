/** What runs servers kills them ten seconds after it has asked them to end. */
const LIMIT_MS = 8000;
/** A client that was keeping its connection may have sent its next request just now. */
const GRACE_MS = 1500;
const LOOKS_EVERY_MS = 50;

/** What it needs of an answer of `node:http`. */
type Answer = {
  readonly headersSent: boolean;
  shouldKeepAlive: boolean;
  once(event: 'close', listener: () => void): unknown;
};
/** What it needs of a server of `node:http`. */
type HttpServer = {
  prependListener(event: 'request', listener: (request: unknown, answer: Answer) => void): unknown;
  closeIdleConnections(): void;
  closeAllConnections(): void;
};

/**
 * Ends an HTTP server without cutting anybody off. It takes no new connections and finishes the answers under way. Connections
 * that are kept open stay for `graceMs`, and what is asked on them is answered with the word to ask elsewhere next time. After
 * `limitMs` it closes those that are still open.
 */
export function createDrain({ limitMs = LIMIT_MS, graceMs = GRACE_MS } = {}) {
  let isDraining = false;
  const underWay = new Set<Answer>();
  const sayGoodbye = (answer: Answer) => {
    if (!answer.headersSent) answer.shouldKeepAlive = false;
  };
  return {
    isDraining: () => isDraining,
    /** Begins to note what a server answers: before it listens. */
    follow(server: HttpServer): void {
      server.prependListener('request', (_request, answer) => {
        underWay.add(answer);
        answer.once('close', () => underWay.delete(answer));
        if (isDraining) sayGoodbye(answer);
      });
    },
    /**
     * Resolves once nobody is connected any more. `stopListening` is the `close` of `node:net`: that of an HTTP server closes idle
     * connections at once, and with them a request that is on its way.
     */
    async drain(
      server: HttpServer,
      stopListening: (onClosed: () => void) => unknown,
    ): Promise<void> {
      isDraining = true;
      underWay.forEach(sayGoodbye);
      const closed = new Promise<void>((resolve) => stopListening(resolve));
      let look: ReturnType<typeof setInterval> | undefined;
      const grace = setTimeout(() => {
        look = setInterval(() => server.closeIdleConnections(), LOOKS_EVERY_MS);
      }, graceMs);
      const limit = setTimeout(() => server.closeAllConnections(), limitMs);
      await closed;
      clearTimeout(grace);
      clearInterval(look);
      clearTimeout(limit);
    },
  };
}
