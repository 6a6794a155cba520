import { pageState } from '../page/pageState';

/** Header of a request, and entry of a page's `Server-Timing`, that say which page view it belongs to. Source: W3C Trace Context. */
export const TRACEPARENT = 'traceparent';

const TRACEPARENT_FORM = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;
const NONE = /^0+$/;

/** The trace that a `traceparent` names; undefined for what is none. */
export function traceIdOf(traceparent: string | null | undefined): string | undefined {
  const [, traceId] = TRACEPARENT_FORM.exec(traceparent ?? '') ?? [];
  return traceId && !NONE.test(traceId) ? traceId : undefined;
}

/** A new step of a trace, or of a new one. */
export const newTraceparent = (traceId = randomHex(16)): string =>
  `00-${traceId}-${randomHex(8)}-01`;

/** The trace of the page in this tab: the one that came with it, one of its own where none did (a page kept on the device). */
export function pageTrace(): string {
  return (pageState.__trace ??= traceOfAnswer() ?? randomHex(16));
}

function traceOfAnswer(): string | undefined {
  const entries = performance.getEntriesByType?.('navigation') ?? [];
  const [page] = entries as PerformanceNavigationTiming[];
  return traceIdOf(page?.serverTiming?.find(({ name }) => name === TRACEPARENT)?.description);
}

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
