import { firebaseConfig } from '@anunturi/shared-auth/firebase';
import { type SearchAnswer, searchAnswerSchema } from '@anunturi/shared-domain/search/SearchAnswer';
import {
  SEARCH_PATH,
  type SearchQuery,
  writeSearchQuery,
} from '@anunturi/shared-domain/search/searchAddress';
import { MarketError } from '@anunturi/shared-domain/site/marketError';

const TIMEOUT_MS = 10_000;
/** A page asks its own origin. */
let siteOrigin = '';

/** Said once by the HTML server, which has no origin of its own: where the site is reached. */
export function searchAt(origin: string): void {
  siteOrigin = origin;
}

/** Listings, how many there are and the counts beside the choices, in one answer. @throws MarketError timeout, offline, unavailable */
export async function search(query: SearchQuery): Promise<SearchAnswer> {
  const origin = firebaseConfig().emulatorOrigin ?? siteOrigin;
  try {
    const response = await fetch(`${origin}${SEARCH_PATH}?${writeSearchQuery(query)}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new MarketError('unavailable');
    return searchAnswerSchema.parse(await response.json());
  } catch (cause) {
    if (cause instanceof MarketError) throw cause;
    if ((cause as Error).name === 'TimeoutError')
      throw new MarketError('timeout', undefined, { cause });
    const isOffline = globalThis.navigator?.onLine === false;
    throw new MarketError(isOffline ? 'offline' : 'unavailable', undefined, { cause });
  }
}
