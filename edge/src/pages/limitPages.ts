import { toNetwork } from '@anunturi/shared-contract/site/callerAddress';
import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { callerOf } from './callerOf';

export type PageLimit = {
  /** Pages that one address may load in a minute; many phones share one. */
  perMinute: number;
  /** How many proxies of our own stand in front and append to X-Forwarded-For. */
  proxies: number;
  /** Called with the network of each refused page. */
  onRefused?: ((network: string) => void) | undefined;
};

const MINUTE_S = 60;

/**
 * Refuses more pages than people read to one address (429 with Retry-After), so that nobody who copies the market makes it
 * slow for the others. Counted here in memory: with several servers each counts its own.
 */
export function limitPages({ perMinute, proxies, onRefused }: PageLimit): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: MINUTE_S });
  return async (c, next) => {
    const network = toNetwork(callerOf(c, proxies));
    try {
      await limiter.consume(network);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      onRefused?.(network);
      const seconds = Math.ceil(refused.msBeforeNext / 1000);
      return c.html(tooMany(seconds), 429, {
        'retry-after': String(seconds),
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'",
      });
    }
    return next();
  };
}

const tooMany = (seconds: number) => `<!doctype html>
<html lang="ro">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Prea multe pagini deodată</title>
<h1>Prea multe pagini deodată</h1>
<p>De la adresa dumneavoastră s-au cerut foarte multe pagini în ultimul minut. Reîncărcați pagina peste ${seconds} de secunde.</p>
</html>`;
