import { useSyncExternalStore } from 'react';

export type MutedSeller = { id: string; name: string };
/** What this device remembers about listings; it never leaves it. */
export type DeviceMarks = { seen: readonly string[]; hidden: readonly string[]; muted: readonly MutedSeller[]; compared: readonly string[] };

const KEY = 'listingMarks';
const none: DeviceMarks = { seen: [], hidden: [], muted: [], compared: [] };

let marks: DeviceMarks | undefined;
const listeners = new Set<() => void>();

/** The marks of this device; none on a server, in the first render and where storage is closed. changeMarks changes them. */
export function useDeviceMarks(): DeviceMarks {
  return useSyncExternalStore(subscribe, currentMarks, () => none);
}

/** The marks now. For handlers. */
export function currentMarks(): DeviceMarks {
  marks ??= read();
  return marks;
}

/** Puts some of the marks in place of what was there, here and in other tabs. */
export function saveMarks(next: Partial<DeviceMarks>): void {
  marks = { ...currentMarks(), ...next };
  try {
    localStorage.setItem(KEY, JSON.stringify(marks));
  } catch {
    // full or closed storage: the marks live as long as the page
  }
  tell();
}

/** True when a card is to be left out of lists on this device. */
export function isLeftOut({ hidden, muted }: DeviceMarks, card: { id: string; sellerId: string }): boolean {
  return hidden.includes(card.id) || muted.some((seller) => seller.id === card.sellerId);
}

function read(): DeviceMarks {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const lists = Object.keys(none).map((name) => [name, Array.isArray(kept[name]) ? kept[name] : []]);
    return Object.fromEntries(lists) as DeviceMarks;
  } catch {
    return none; // closed or broken storage: nothing is marked
  }
}

const tell = () => listeners.forEach((listener) => listener());

function hearOtherTabs({ key }: StorageEvent) {
  if (key !== KEY) return;
  marks = undefined;
  tell();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', hearOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', hearOtherTabs);
  };
}
