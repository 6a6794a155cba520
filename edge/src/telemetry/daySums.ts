import type { FaultKind, PartSums } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { countFault, type GroupCounts } from './countFault';
import type { KeptTelemetry } from './placeFaults';

/** How many visits took how long: by step of `STEP`, so that a quarter of a second needs as little room as a minute. */
type Histogram = Record<string, number>;
export type Sums = {
  loads: number;
  faults: Partial<Record<FaultKind, number>>;
  lcp: Histogram;
  inp: Histogram;
  /** Absent in the sums of an earlier server. */
  groups?: GroupCounts | undefined;
};
/** Day (`2026-05-01`) → `part version` → sums. */
export type DaySums = Record<string, Record<string, Sums>>;

/** Days of the calendar, today's among them, also on a site where nothing happens for weeks. */
export const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** More versions in a day than anybody releases: the rest is not counted. */
const VERSIONS_A_DAY = 100;
/** Steps of a tenth: the figure that is told is at most so far above the measured one. */
const STEP = Math.log(1.1);

const stepOf = (ms: number) => String(Math.ceil(Math.log(Math.max(ms, 1)) / STEP));
const topOf = (step: string) => Math.round(Math.exp(Number(step) * STEP));

/** A moment's day by the universal clock. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10);
/** The first of so many days of the calendar that end with `today`. */
export const firstOf = (count: number, today: string) =>
  dayOf(new Date(Date.parse(today) - (count - 1) * DAY_MS));

/** Counts what a browser said. */
export function addTelemetry(
  days: DaySums,
  day: string,
  { loads, faults, vitals }: KeptTelemetry,
): void {
  for (const { part, version } of loads ?? []) change(part, version, (sums) => (sums.loads += 1));
  for (const fault of faults ?? [])
    change(fault.part, fault.version, (sums) => {
      sums.faults[fault.kind] = (sums.faults[fault.kind] ?? 0) + 1;
      countFault((sums.groups ??= {}), fault);
    });
  if (vitals) {
    const { part, version, lcpMs, inpMs } = vitals;
    change(part, version, ({ lcp, inp }) => {
      if (lcpMs !== undefined) count(lcp, stepOf(lcpMs));
      if (inpMs !== undefined) count(inp, stepOf(inpMs));
    });
  }

  function change(part: string, version: string, by: (sums: Sums) => void): void {
    const parts = (days[day] ??= {});
    const key = `${part} ${version}`;
    if (!parts[key] && Object.keys(parts).length >= VERSIONS_A_DAY) return;
    by((parts[key] ??= { loads: 0, faults: {}, lcp: {}, inp: {} }));
  }
}

const count = (histogram: Histogram, step: string) =>
  (histogram[step] = (histogram[step] ?? 0) + 1);

/** The sums from a day on by part and version, the most shown first. */
export function sumsOf(days: DaySums, firstDay: string): PartSums[] {
  const found = new Map<string, Sums>();
  for (const day of Object.keys(days).filter((each) => each >= firstDay))
    for (const [key, sums] of Object.entries(days[day]!)) {
      const whole = found.get(key) ?? { loads: 0, faults: {}, lcp: {}, inp: {} };
      whole.loads += sums.loads;
      for (const name of ['faults', 'lcp', 'inp'] as const) add(whole[name], sums[name]);
      found.set(key, whole);
    }
  return [...found]
    .map(([key, { loads, faults, lcp, inp }]) => {
      const [part = '', version = ''] = key.split(' ');
      return { part, version, loads, faults, ...p75('lcpP75Ms', lcp), ...p75('inpP75Ms', inp) };
    })
    .sort((a, b) => b.loads - a.loads);
}

function add(to: Partial<Record<string, number>>, from: Partial<Record<string, number>>): void {
  for (const [key, number = 0] of Object.entries(from)) to[key] = (to[key] ?? 0) + number;
}

function p75<Name extends string>(name: Name, histogram: Histogram): { [N in Name]?: number } {
  const steps = Object.keys(histogram).sort((a, b) => Number(a) - Number(b));
  const all = Object.values(histogram).reduce((sum, number) => sum + number, 0);
  let seen = 0;
  const step = steps.find((each) => (seen += histogram[each]!) >= all * 0.75);
  return (step === undefined ? {} : { [name]: topOf(step) }) as { [N in Name]?: number };
}
