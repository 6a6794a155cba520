/**
 * What a page has once, whichever of its builds sets or reads it. The shell and each remote carry their own copy of every
 * module but React and the session, so that a variable of a module is one build's alone. Earlier releases stand in the
 * same page: a name, once released, keeps its meaning.
 */
export const pageState = globalThis as {
  /** How far the server's clock is ahead of the device's, in milliseconds (`shared-auth/serverClock`). */
  __serverAheadMs?: number;
  /** How much earlier than now a query has to ask (`shared-domain/search/withClockSkew`). */
  __clockSkewStep?: number;
  /** What a command of this page wrote of listings last, and when (`page/lastWritten`). */
  __written?: { id: string; atMs: number };
  /** How often files were asked for anew: from the first time on under another address (`tooling/webpack/retryUrlPlugin`). */
  __chunkRetry?: number;
  /** What a file of a remote or of the shell must hash to, a promise where that is asked for first (`shell/federation/integrity`). */
  __integrity?: (address: string) => string | Promise<void> | undefined;
  /** The trace of the page view (`telemetry/traceparent`). */
  __trace?: string;
  /** The button that was pressed last (`deviceScript`). */
  earlyPress?: HTMLButtonElement | undefined;
  /** Faults from before the collecting script came (`deviceScript`). */
  earlyFaults?: (ErrorEvent | PromiseRejectionEvent | SecurityPolicyViolationEvent)[];
};
