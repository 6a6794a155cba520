/** What the page's own script keeps of errors before the collecting script has come. */
export const EARLY_EVENTS = ['error', 'unhandledrejection', 'securitypolicyviolation'] as const;
export type EarlyEvent = ErrorEvent | PromiseRejectionEvent | SecurityPolicyViolationEvent;

type KeepingWindow = Window & { earlyFaults?: EarlyEvent[] };

/** Takes them over; from then on the caller listens. */
export function takeEarlyFaults(): EarlyEvent[] {
  return (window as KeepingWindow).earlyFaults?.splice(0) ?? [];
}
