import {
  MarketError,
  type MarketErrorCode,
  isMarketError,
} from '@anunturi/shared-domain/site/marketError';

const codes: Record<string, MarketErrorCode> = {
  'permission-denied': 'notAllowed',
  'storage/unauthorized': 'notAllowed',
  'storage/unauthenticated': 'signInNeeded',
  unauthenticated: 'signInNeeded',
  'not-found': 'notFound',
  'storage/object-not-found': 'notFound',
  unavailable: 'unavailable',
  'deadline-exceeded': 'timeout',
  'storage/retry-limit-exceeded': 'timeout',
  'storage/quota-exceeded': 'quotaFull',
  'storage/canceled': 'cancelled',
  aborted: 'changedElsewhere',
};

/** What the backend says, as an expected failure; what is not expected stays as it is, for the error boundary. */
export function toMarketError(error: unknown): unknown {
  if (isMarketError(error)) return error;
  const code = codes[(error as { code?: string } | null)?.code ?? ''];
  return code ? new MarketError(code, undefined, { cause: error }) : error;
}
