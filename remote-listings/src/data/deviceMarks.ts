import { useSyncExternalStore } from 'react';

export type MutedSeller = { id: string; name: string };
/** What this device remembers about listings; it never leaves it. changeMarks changes it. */
export type DeviceMarks = { seen: readonly string[]; hidden: readonly string[]; muted: readonly MutedSeller[]; compared: readonly string[] };

export const MARKS_KEY = 'listingMarks';
const none: DeviceMarks = { seen: [], hidden: [], muted: [], compared: [] };

let marks: DeviceMarks | undefined;

/** The marks of this device; none on a server, in the first render and where storage is closed. */
export function useDeviceMarks(): DeviceMarks {
  return useSyncExternalStore(subscribe, currentMarks, () => none);
}

/** The marks now. For handlers. */
export function currentMarks(): DeviceMarks {
  return (marks ??= read());
}

/** True when a card is to be left out of lists on this device. */
export function isLeftOut({ hidden, muted }: DeviceMarks, card: { id: string; sellerId: string }): boolean {
  return hidden.includes(card.id) || muted.some((seller) => seller.id === card.sellerId);
}

function read(): DeviceMarks {
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(MARKS_KEY) ?? '{}') as Partial<DeviceMarks>) };
  } catch {
    return none; // closed or broken storage: nothing is marked
  }
}

function subscribe(listener: () => void) {
  const hear = ({ key }: StorageEvent) => {
    if (key !== MARKS_KEY) return;
    marks = undefined;
    listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
