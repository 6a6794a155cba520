import type { BrowserContext, Route } from '@playwright/test';

/**
 * Gives a bad answer to all requests of these addresses until what it returns is called. The route itself stays: taken
 * away, it may hold a request that a service worker has just begun.
 */
export async function breakRoute(
  context: BrowserContext,
  addresses: Parameters<BrowserContext['route']>[0],
  answer: (route: Route) => Promise<unknown>,
): Promise<() => void> {
  let isBroken = true;
  await context.route(addresses, (route) => (isBroken ? answer(route) : route.continue()));
  return () => {
    isBroken = false;
  };
}
