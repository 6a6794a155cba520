import { isMarketError, toRomanianMessage } from '@anunturi/shared-domain/site/marketError';

/** The words for a failure in a handler; one that nobody expected is also logged, because no error boundary sees it. */
export function failureMessage(error: unknown): string {
  if (!isMarketError(error)) console.error('An unexpected fault', error);
  return toRomanianMessage(error);
}
