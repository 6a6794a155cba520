import type { AccountStore } from './AccountStore';
import { AuthError } from './AuthError';

/** How often something may be tried in a quarter of an hour. */
export const limits = {
  /** From one address: wrong guesses from elsewhere lock nobody out. */
  signInPerAccount: 10,
  /** From all addresses together. */
  signInPerAccountAnywhere: 1000,
  signInPerAddress: 100,
  mailPerAccount: 5,
  mailPerAddress: 50,
  signUpPerAddress: 100,
} as const;
export const WINDOW_MS = 15 * 60 * 1000;

/** Counts an attempt under each key before it is made, so that parallel guesses count too. @throws AuthError TOO_MANY_ATTEMPTS_TRY_LATER */
export function countAttempt(
  store: AccountStore,
  keys: Record<string, number>,
  nowMs: number,
): void {
  store.dropAttemptsBefore(nowMs - WINDOW_MS);
  const found = Object.entries(keys).map(([key, limit]) => ({
    key,
    limit,
    ...(store.findAttempts(key) ?? { failures: 0, since: nowMs }),
  }));
  if (found.some(({ failures, limit }) => failures >= limit)) {
    throw new AuthError(
      'TOO_MANY_ATTEMPTS_TRY_LATER : Access has been temporarily disabled due to many failed attempts. You can restore it at once by resetting your password, or try again later.',
    );
  }
  for (const { key, failures, since } of found) store.saveAttempts(key, failures + 1, since);
}

/** Takes one attempt back, after it succeeded. */
export function forgiveAttempt(store: AccountStore, key: string): void {
  const found = store.findAttempts(key);
  if (!found) return;
  if (found.failures <= 1) store.dropAttempts(key);
  else store.saveAttempts(key, found.failures - 1, found.since);
}
