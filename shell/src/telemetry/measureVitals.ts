import { VITALS_MAX_MS } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import type { TelemetryMessage } from '@anunturi/shared-contract/telemetry/telemetrySchema';

type Place = Omit<NonNullable<TelemetryMessage['vitals']>, 'lcpMs' | 'inpMs'>;
/** Interactions beside the first are told of when they take longer. */
const SLOWER_THAN_MS = 40;

/**
 * Measures how fast the page is: the largest contentful paint of the first view, and the slowest interaction (of every
 * fifty the slowest is left out). `landed` is the part of the site that the visitor came to.
 */
export function measureVitals(landed: Place) {
  let lcpMs: number | undefined;
  const interactions = new Map<number, number>();
  observe('largest-contentful-paint', {}, (entry) => {
    if (entry.startTime < firstHiddenMs()) lcpMs = entry.startTime;
  });
  const onEvent = (entry: PerformanceEntry) => {
    const { interactionId, duration } = entry as PerformanceEventTiming;
    if (!interactionId) return;
    interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  };
  observe('event', { durationThreshold: SLOWER_THAN_MS }, onEvent);
  observe('first-input', {}, onEvent);
  return (): TelemetryMessage['vitals'] => {
    const slowest = [...interactions.values()].sort((a, b) => b - a);
    const inpMs = slowest[Math.floor(slowest.length / 50)];
    if (lcpMs === undefined && inpMs === undefined) return undefined;
    return {
      ...landed,
      ...(lcpMs !== undefined && { lcpMs: toMs(lcpMs) }),
      ...(inpMs !== undefined && { inpMs: toMs(inpMs) }),
    };
  };
}

const toMs = (ms: number) => Math.min(Math.round(ms), VITALS_MAX_MS);

/** When the page was out of sight first: what is painted later waited for the visitor, not for the page. */
function firstHiddenMs(): number {
  const states = performance.getEntriesByType('visibility-state');
  return states.find(({ name }) => name === 'hidden')?.startTime ?? Infinity;
}

function observe(type: string, options: object, onEntry: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
    type,
    buffered: true,
    ...options,
  });
}
