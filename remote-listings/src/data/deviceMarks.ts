import { useSyncExternalStore } from 'react';

export type MutedSeller = { id: string; name: string };
/** What this device remembers about listings; it never leaves it. changeMarks changes it. */
export type DeviceMarks = { seen: readonly string[]; hidden: readonly string[]; muted: readonly MutedSeller[]; compared: readonly string[] };

export const MARKS_KEY = 'listingMarks';
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
    if (text !== kept.text) kept = { text, marks: { ...none, ...(JSON.parse(text || '{}') as Partial<DeviceMarks>) } };
    return kept.marks;
  } catch {
    return none; // closed or broken storage: nothing is marked
  }
}

/** True when a card is to be left out of lists on this device. */
export function isLeftOut({ hidden, muted }: DeviceMarks, card: { id: string; sellerId: string }): boolean {
  return hidden.includes(card.id) || muted.some((seller) => seller.id === card.sellerId);
}

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
