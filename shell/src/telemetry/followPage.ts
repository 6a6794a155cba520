import { createRouteTable, findDestination } from '@anunturi/shared-contract/navigation/routeTable';
import { shellPages } from '@anunturi/shared-contract/navigation/shellPages';
import type { PageConfig } from '@anunturi/shared-contract/page/pageConfigSchema';
import {
  EARLY_EVENTS,
  type EarlyEvent,
  takeEarlyFaults,
} from '@anunturi/shared-contract/telemetry/earlyFaults';
import { PART_MARK, type PartMark } from '@anunturi/shared-contract/telemetry/markPart';
import { readFrames } from '@anunturi/shared-contract/telemetry/readFrames';
import { scrubMessage } from '@anunturi/shared-contract/telemetry/scrubMessage';
import { pageTrace } from '@anunturi/shared-contract/telemetry/traceparent';
import { TELEMETRY_PATH, VISIT_ENTRY } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import type { TelemetryMessage } from '@anunturi/shared-contract/telemetry/telemetrySchema';
import { measureVitals } from './measureVitals';
import { saySignedIn } from './saySignedIn';
import { kindOf, toFault } from './toFault';

/** Of so many visits of a hundred it is measured how fast they were. */
const MEASURED_PERCENT = 25;
/** A page that breaks again and again has said enough. */
const FAULTS_A_PAGE = 20;
/** Where the page says no release of the shell: the HTML server knows which one is live. */
const LIVE_SHELL = 'live';

type Seen = NonNullable<TelemetryMessage['loads']>[number];

/**
 * Tells the HTML server, without anything personal, which parts of the site were shown, their faults and how fast
 * the page was. What happened before this script came was kept by the browser and by the page's own script. `landedAt` is
 * the path that the page was opened at.
 */
export function followPage(
  config: PageConfig,
  landedAt: string,
  isMeasured = Math.random() * 100 < MEASURED_PERCENT,
) {
  const table = createRouteTable(config.registry);
  const versions = new Map(
    Object.values(config.registry.remotes).map(({ name, version }) => [name, version]),
  );
  if (config.shellRelease) versions.set('shell', config.shellRelease);
  saySignedIn(config.asksSignedIn === true);
  const shown = new Set<string>();
  let faultsLeft = FAULTS_A_PAGE;
  // What is on its way when the page is left fails, and is nobody's fault.
  let isLeft = false;
  addEventListener('pagehide', () => (isLeft = true));
  addEventListener('pageshow', () => (isLeft = false));

  const seen = (part: string, version?: string, path = location.pathname): Seen => ({
    part,
    version: version ?? versions.get(part) ?? LIVE_SHELL,
    route: routeOf(path),
  });
  function placeOf(path: string): Seen {
    const found = findDestination(table, path);
    return seen(found.kind === 'remote' ? found.release.name : 'shell', undefined, path);
  }
  function routeOf(path: string): string {
    const found = findDestination(table, path);
    if (found.kind === 'remote') return found.route.path;
    if (found.kind !== 'shell') return found.kind;
    return shellPages.find(({ screen }) => screen === found.screen)?.path ?? found.screen;
  }

  /** The part that a mark says is shown, the first time it says so. */
  function newlyShown(mark: PartMark): Seen[] {
    const { part, kind, version } = mark;
    if (version) versions.set(part, version);
    if (kind !== 'shown') {
      onFault(mark);
      return [];
    }
    const load = seen(part, version);
    const key = `${part} ${load.version}`;
    if (shown.has(key)) return [];
    shown.add(key);
    return [load];
  }
  /** A beacon holds the page up for a moment: what is shown together is told of in one. */
  function tellOfShown(marks: PerformanceEntryList, before: Seen[] = []): void {
    const loads = [...before, ...marks.flatMap((mark) => newlyShown(detailOf(mark)))];
    if (loads.length > 0) send({ loads });
  }
  function onFault({ part, version, kind, message, query, stack = '' }: PartMark): void {
    if (kind === 'shown' || faultsLeft === 0 || isLeft) return;
    faultsLeft -= 1;
    const fault = { kind: kindOf(kind, message), message: scrubMessage(message ?? '') };
    const frames = readFrames(stack);
    const more = { ...(query && { query }), ...(frames.length > 0 && { frames }) };
    send({ faults: [{ ...seen(part, version), ...fault, ...more }] });
  }
  const onEvent = (event: EarlyEvent) => {
    const fault = toFault(event);
    if (fault) onFault(fault);
  };

  const readVitals = isMeasured ? measureVitals(placeOf(landedAt)) : () => undefined;
  tellOfShown(performance.getEntriesByName(PART_MARK), [seen('shell')]);
  new PerformanceObserver((list) => tellOfShown(list.getEntriesByName(PART_MARK))).observe({
    type: 'mark',
  });
  takeEarlyFaults().forEach(onEvent);
  for (const name of EARLY_EVENTS)
    addEventListener(name, (event) => onEvent(event as unknown as EarlyEvent));
  let isToldOfVitals = false;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isToldOfVitals) return;
    const vitals = readVitals();
    isToldOfVitals = vitals !== undefined;
    if (vitals) send({ vitals });
  });
}

const detailOf = (mark: PerformanceEntry) => (mark as PerformanceMark).detail as PartMark;

function send(telemetry: TelemetryMessage): void {
  const visit = readVisit();
  navigator.sendBeacon?.(
    TELEMETRY_PATH,
    new Blob([JSON.stringify({ ...(visit && { visit }), trace: pageTrace(), ...telemetry })], {
      type: 'application/json',
    }),
  );
}

/** The token that came with the page; browsers that keep it from pages tell without one. */
function readVisit(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === VISIT_ENTRY)?.description;
}
