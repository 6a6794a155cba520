import { LimitReached, WorkNeeded } from './limits';

const MOST = 100_000;

/**
 * Counters that this process saw full. They stay full until their day ends, so that a flood costs no transaction per call:
 * what makes a service slow for everybody is not refusing, but asking the database each time.
 */
export function createFullCounters() {
  const full = new Set<string>();
  const work = new Map<string, number>();
  return {
    isAny: (paths: readonly string[]) => paths.some((path) => full.has(path)),
    /** How much work calls that move these counters wanted the last time: it never gets less within a day. */
    workOf: (paths: readonly string[]) => Math.max(0, ...paths.map((path) => work.get(path) ?? 0)),
    /** Looks at how a command failed. */
    learn(error: unknown): void {
      if (error instanceof WorkNeeded) {
        if (work.size >= MOST) work.clear();
        work.set(error.path, error.bits);
      }
      if (!(error instanceof LimitReached)) return;
      if (full.size >= MOST) full.clear();
      full.add(error.path);
    },
  };
}
