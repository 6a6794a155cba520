import { pageState } from '../page/pageState';

/** What the page's own script keeps of errors before the collecting script has come. */
export const EARLY_EVENTS = ['error', 'unhandledrejection', 'securitypolicyviolation'] as const;
export type EarlyEvent = NonNullable<typeof pageState.earlyFaults>[number];

/** Takes them over; from then on the caller listens. */
export function takeEarlyFaults(): EarlyEvent[] {
  return pageState.earlyFaults?.splice(0) ?? [];
}
