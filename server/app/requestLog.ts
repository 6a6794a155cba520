import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { newTraceparent, traceIdOf } from '@anunturi/shared-contract/telemetry/traceparent';

/** As Google Cloud Logging names them. */
export type Severity = 'INFO' | 'WARNING' | 'ERROR';
/** An `ERROR` unless it says otherwise. */
export type About = { severity?: Severity } & Record<string, string | number | boolean | undefined>;
export type Log = (line: string, about?: About) => void;

/** Of one request, or one attempt at a job; `traceId` is the page view's that asked for it. */
type Ids = { requestId: string; traceId: string };

const running = new AsyncLocalStorage<Ids>();

/** What is done and logged within belongs to one request of a trace, a new one where none is told. */
export function withRequest<T>(traceparent: string | undefined, run: (ids: Ids) => T): T {
  const traceId = traceIdOf(traceparent) ?? traceIdOf(newTraceparent())!;
  const ids = { requestId: randomUUID(), traceId };
  return running.run(ids, () => run(ids));
}

/** The trace of the request that is being answered; undefined outside of one. */
export const currentTrace = (): string | undefined => running.getStore()?.traceId;

/** Lines of JSON with severity, request and trace, as Google Cloud Logging reads them. */
export function jsonLog(projectId: string, write: (line: string) => void = console.log): Log {
  return (message, { severity = 'ERROR', ...about } = {}) => {
    const { requestId, traceId } = running.getStore() ?? {};
    write(
      JSON.stringify({
        severity,
        message,
        time: new Date().toISOString(),
        ...(requestId && { requestId }),
        ...(traceId && {
          'logging.googleapis.com/trace': `projects/${projectId}/traces/${traceId}`,
        }),
        ...about,
      }),
    );
  };
}

/** Failures alone, in words: for a developer who starts the product on a machine of their own. */
export const textLog: Log = (message, { severity = 'ERROR' } = {}) => {
  if (severity !== 'INFO') console.error(message);
};
