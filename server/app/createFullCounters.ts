import { LimitReached } from './limits';

const MOST = 100_000;

/**
 * Counters that this process saw full. They stay full until their day ends, so that a flood costs no transaction per call:
 * what makes a service slow for everybody is not refusing, but asking the database each time.
 */
export function createFullCounters() {
  const full = new Set<string>();
  return {
    isAny: (paths: readonly string[]) => paths.some((path) => full.has(path)),
    /** Looks at how a command failed. */
    learn(error: unknown): void {
      if (!(error instanceof LimitReached)) return;
      if (full.size >= MOST) full.clear();
      full.add(error.path);
    },
  };
}
