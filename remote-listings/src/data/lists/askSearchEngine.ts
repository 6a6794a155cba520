import { appCheckHeaders, firebaseConfig } from '@anunturi/shared-auth/firebase';
import { MarketError } from '@anunturi/shared-domain/site/marketError';

const TIMEOUT_MS = 10_000;
/** A page asks its own origin. */
let siteOrigin = '';

/** Said once by the HTML server, which has no origin of its own: where the site is reached. */
export function searchAt(origin: string): void {
  siteOrigin = origin;
}

/**
 * The JSON at an address of the search engine, not yet parsed. @throws MarketError timeout, offline, unavailable, appCheckNeeded (unavailable
 * also when the caller's own signal ended it)
 */
export async function askSearchEngine(
  address: string,
  signal: AbortSignal = AbortSignal.timeout(TIMEOUT_MS),
): Promise<unknown> {
  const origin = firebaseConfig().emulatorOrigin ?? siteOrigin;
  try {
    const headers = await appCheckHeaders();
    const response = await fetch(`${origin}${address}`, { signal, headers });
    if (!response.ok)
      throw new MarketError(response.status === 403 ? 'appCheckNeeded' : 'unavailable');
    return await response.json();
  } catch (cause) {
    if (cause instanceof MarketError) throw cause;
    if ((cause as Error).name === 'TimeoutError')
      throw new MarketError('timeout', undefined, { cause });
    const isOffline = globalThis.navigator?.onLine === false;
    throw new MarketError(isOffline ? 'offline' : 'unavailable', undefined, { cause });
  }
}
