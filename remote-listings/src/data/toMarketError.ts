import {
  MarketError,
  type MarketErrorCode,
  isMarketError,
} from '@anunturi/shared-domain/site/marketError';

const codes: Record<string, MarketErrorCode> = {
  'permission-denied': 'notAllowed',
  unauthenticated: 'signInNeeded',
  'not-found': 'notFound',
  unavailable: 'unavailable',
  'deadline-exceeded': 'timeout',
  'resource-exhausted': 'unavailable',
};

/** The SDK's code of a failure without its service (`permission-denied`), or undefined when it has none. */
export function firebaseCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code.replace(/^[a-z]+\//, '') : undefined;
}

/** A failure of Firebase as one that speaks to the visitor; what nobody expects comes back as it is. */
export function toMarketError(error: unknown): unknown {
  if (isMarketError(error)) return error;
  const code = firebaseCode(error);
  if (code === undefined) return error;
  const known = codes[code];
  if (known === 'unavailable' && globalThis.navigator?.onLine === false)
    return new MarketError('offline', undefined, { cause: error });
  return known ? new MarketError(known, undefined, { cause: error }) : error;
}

/** Runs a call of Firebase; its expected failures become MarketErrors. */
export async function withMarketErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toMarketError(error);
  }
}
