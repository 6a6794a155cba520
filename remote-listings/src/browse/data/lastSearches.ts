import { deviceStore } from '@anunturi/shared-runtime/storage/deviceStore';
import { LAST_SEARCHES_KEY } from '@anunturi/shared-contract/page/localStorageKeys';

const MAX = 10;

const kept = deviceStore(LAST_SEARCHES_KEY, (found) =>
  Array.isArray(found) && found.every((each) => typeof each === 'string') ? found : null,
);

/** What was searched on this device, the last one first. */
export const readLastSearches = (): readonly string[] => kept.get() ?? [];

/** Keeps a search on this device; the oldest one goes. */
export function keepSearch(text: string): void {
  const others = readLastSearches().filter((each) => each.toLowerCase() !== text.toLowerCase());
  kept.set([text, ...others].slice(0, MAX));
}

export function forgetSearches(): void {
  kept.set(null);
}
