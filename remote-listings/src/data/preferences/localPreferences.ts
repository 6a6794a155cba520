import { LOCAL_PREFERENCES_KEY } from '@anunturi/shared-contract/storage/localStorageKeys';
import { useSyncExternalStore } from 'react';

/** A seller whose listings are left out; `keptBy` is the account that also keeps this. */
export type MutedSeller = { id: string; name: string; keptBy?: string };
/** What this device remembers about listings; only hidden sellers leave it, with their person's account. changeMarks changes it. */
export type LocalPreferences = {
  seen: readonly string[];
  hidden: readonly string[];
  muted: readonly MutedSeller[];
  unmuted?: readonly { id: string; keptBy: string }[];
  compared: readonly string[];
};

const none: LocalPreferences = { seen: [], hidden: [], muted: [], compared: [] };

let kept = { text: '', value: none };

/** The preferences of this device; none on a server, in the first render and where storage is closed. */
export function useLocalPreferences(): LocalPreferences {
  return useSyncExternalStore(subscribe, currentPreferences, () => none);
}

/** The preferences now: the same object until they change. For handlers. */
export function currentPreferences(): LocalPreferences {
  try {
    const text = localStorage.getItem(LOCAL_PREFERENCES_KEY) ?? '';
    if (text !== kept.text)
      kept = {
        text,
        value: { ...none, ...(JSON.parse(text || '{}') as Partial<LocalPreferences>) },
      };
    return kept.value;
  } catch {
    return none; // closed or broken storage: nothing is marked
  }
}

/** True when a card is to be left out of lists on this device. */
export function isHidden(
  { hidden, muted }: LocalPreferences,
  card: { id: string; sellerId: string },
): boolean {
  return hidden.includes(card.id) || muted.some((seller) => seller.id === card.sellerId);
}

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
