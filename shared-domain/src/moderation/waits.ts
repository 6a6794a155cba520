/** What somebody waits for, as the public tally counts and names it. */
export const waits = {
  listing: 'un anunț de verificat',
  report: 'o sesizare',
  appeal: 'o contestație',
} as const;
export type Wait = keyof typeof waits;

const HOUR_MS = 60 * 60 * 1000;

/** How long a wait was, in steps of hours: counts of steps grow by themselves, and give a median without one decision being read again. */
const hours = {
  h1: 1,
  h4: 4,
  h12: 12,
  h24: 24,
  h48: 48,
  h72: 72,
  d7: 7 * 24,
  d14: 14 * 24,
  d30: 30 * 24,
  longer: Infinity,
} as const;
export type WaitStep = keyof typeof hours;

/** In the order of their length. */
export const waitSteps: Record<WaitStep, string> = {
  h1: 'cel mult o oră',
  h4: 'cel mult 4 ore',
  h12: 'cel mult 12 ore',
  h24: 'cel mult o zi',
  h48: 'cel mult 2 zile',
  h72: 'cel mult 3 zile',
  d7: 'cel mult 7 zile',
  d14: 'cel mult 14 zile',
  d30: 'cel mult 30 de zile',
  longer: 'mai mult de 30 de zile',
};
const steps = Object.keys(waitSteps) as WaitStep[];

export const stepOf = (waitedMs: number): WaitStep =>
  steps.find((step) => waitedMs <= hours[step] * HOUR_MS) ?? 'longer';

/** Counts of several, as one. */
export function addWaitCounts(
  all: readonly (Partial<Record<WaitStep, number>> | undefined)[],
): Partial<Record<WaitStep, number>> {
  const sum = (step: WaitStep) => all.reduce((total, each) => total + (each?.[step] ?? 0), 0);
  return Object.fromEntries(steps.map((step) => [step, sum(step)]));
}

/** The step within which half of the waits ended; undefined where there was none. */
export function medianStep(counts: Partial<Record<WaitStep, number>>): WaitStep | undefined {
  const all = steps.reduce((sum, step) => sum + (counts[step] ?? 0), 0);
  let ended = 0;
  return all === 0 ? undefined : steps.find((step) => (ended += counts[step] ?? 0) * 2 >= all);
}
