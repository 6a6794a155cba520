import { pageState } from '@anunturi/shared-contract/page/pageState';

/** How far a device's clock may run ahead of the database's, in milliseconds; most do not. */
const AHEAD_MS = [0, 2_000, 60_000, 3_600_000, 86_400_000] as const;

/**
 * Asks for what was published up to this moment. Rules refuse a moment that the database's clock has not reached, so on a device whose
 * clock runs ahead the question is asked again about an earlier one; the page remembers how much earlier.
 */
export async function withClockSkew<T>(
  ask: (until: Date) => Promise<T>,
  isRefused: (error: unknown) => boolean,
  now: () => number = Date.now,
): Promise<T> {
  for (let step = pageState.__clockSkewStep ?? 0; ; step += 1) {
    try {
      const found = await ask(new Date(now() - AHEAD_MS[step]!));
      pageState.__clockSkewStep = step;
      return found;
    } catch (error) {
      if (!isRefused(error) || step === AHEAD_MS.length - 1) throw error;
    }
  }
}
