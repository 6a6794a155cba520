import { MARKS_KEY } from '@anunturi/shared-contract/storage/localStorageKeys';
import { useSyncExternalStore } from 'react';

/** A seller whose listings are left out; `keptBy` is the account that also keeps this. */
export type MutedSeller = { id: string; name: string; keptBy?: string };
/** What this device remembers about listings; only hidden sellers leave it, with their person's account. changeMarks changes it. */
export type DeviceMarks = {
  seen: readonly string[];
  hidden: readonly string[];
  muted: readonly MutedSeller[];
  unmuted?: readonly { id: string; keptBy: string }[];
  compared: readonly string[];
};

const none: DeviceMarks = { seen: [], hidden: [], muted: [], compared: [] };

let kept = { text: '', marks: none };

/** The marks of this device; none on a server, in the first render and where storage is closed. */
export function useDeviceMarks(): DeviceMarks {
  return useSyncExternalStore(subscribe, currentMarks, () => none);
}

/** The marks now: the same object until they change. For handlers. */
export function currentMarks(): DeviceMarks {
  try {
    const text = localStorage.getItem(MARKS_KEY) ?? '';
    if (text !== kept.text)
      kept = { text, marks: { ...none, ...(JSON.parse(text || '{}') as Partial<DeviceMarks>) } };
    return kept.marks;
  } catch {
    return none; // closed or broken storage: nothing is marked
  }
}

/** True when a card is to be left out of lists on this device. */
export function isHidden(
  { hidden, muted }: DeviceMarks,
  card: { id: string; sellerId: string },
): boolean {
  return hidden.includes(card.id) || muted.some((seller) => seller.id === card.sellerId);
}

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
