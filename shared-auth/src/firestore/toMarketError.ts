import {
  MarketError,
  type MarketErrorCode,
  isMarketError,
} from '@anunturi/shared-domain/site/marketError';

/** What Firestore, Storage and Auth say, without the service's name; what is not here is a bug. */
const codes: Record<string, MarketErrorCode> = {
  'permission-denied': 'notAllowed',
  unauthorized: 'notAllowed',
  unauthenticated: 'signInNeeded',
  'not-found': 'notFound',
  'object-not-found': 'notFound',
  aborted: 'changedElsewhere',
  canceled: 'cancelled',
  unavailable: 'unavailable',
  'resource-exhausted': 'unavailable',
  // The bucket is full, not a person's share of it.
  'quota-exceeded': 'unavailable',
  // Firestore's small SDK has no other word for a request that never got through.
  unknown: 'unavailable',
  'network-request-failed': 'unavailable',
  'deadline-exceeded': 'timeout',
  'retry-limit-exceeded': 'timeout',
};

/** The SDK's code of a failure without its service (`permission-denied`), or undefined when it has none. */
export function firebaseCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code.replace(/^[a-z]+\//, '') : undefined;
}

/** A failure of Firebase as one that speaks to the visitor; what nobody expects comes back as it is. */
export function toMarketError(error: unknown): unknown {
  if (isMarketError(error)) return error;
  const known = codes[firebaseCode(error) ?? ''];
  if (!known) return error;
  const isOffline =
    (known === 'unavailable' || known === 'timeout') && globalThis.navigator?.onLine === false;
  return new MarketError(isOffline ? 'offline' : known, undefined, { cause: error });
}

/** Runs a call of Firebase; its expected failures become MarketErrors. */
export async function withMarketErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toMarketError(error);
  }
}
