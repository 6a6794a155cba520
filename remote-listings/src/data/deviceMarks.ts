import { COMPARE_MAX } from '@anunturi/shared-domain/limits';
import { useSyncExternalStore } from 'react';

export type MutedSeller = { id: string; name: string };
/** What this device remembers about listings; it never leaves it. */
export type DeviceMarks = { seen: readonly string[]; hidden: readonly string[]; muted: readonly MutedSeller[]; compared: readonly string[] };

const KEY = 'listingMarks';
const SEEN_MAX = 500;
const HIDDEN_MAX = 500;
const MUTED_MAX = 200;
const none: DeviceMarks = { seen: [], hidden: [], muted: [], compared: [] };

let marks: DeviceMarks | undefined;
const listeners = new Set<() => void>();

/** The marks of this device; none on a server, in the first render and where storage is closed. */
export function useDeviceMarks(): DeviceMarks {
  return useSyncExternalStore(subscribe, current, () => none);
}

function current(): DeviceMarks {
  marks ??= read();
  return marks;
}

function read(): DeviceMarks {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? tidy(kept) : none;
  } catch {
    return none; // closed or broken storage: nothing is marked
  }
}

function tidy(kept: Partial<Record<keyof DeviceMarks, unknown>>): DeviceMarks {
  const ids = (value: unknown) => (Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []);
  const muted = (Array.isArray(kept.muted) ? kept.muted : []).filter((each): each is MutedSeller => typeof each?.id === 'string' && typeof each?.name === 'string');
  return { seen: ids(kept.seen), hidden: ids(kept.hidden), muted, compared: ids(kept.compared).slice(0, COMPARE_MAX) };
}

function change(next: Partial<DeviceMarks>) {
  marks = { ...current(), ...next };
  try {
    localStorage.setItem(KEY, JSON.stringify(marks));
  } catch {
    // full or closed storage: the marks live as long as the page
  }
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void) {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    marks = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** Remembers that a listing's page was opened. */
export function markSeen(id: string): void {
  if (current().seen[0] !== id) change({ seen: [id, ...current().seen.filter((each) => each !== id)].slice(0, SEEN_MAX) });
}

/** Leaves a listing out of lists on this device, or lets it in again. */
export function hideListing(id: string): void {
  change({ hidden: [id, ...current().hidden.filter((each) => each !== id)].slice(0, HIDDEN_MAX) });
}
export function unhideListing(id: string): void {
  change({ hidden: current().hidden.filter((each) => each !== id) });
}

/** Leaves a seller's listings out of lists on this device, or lets them in again. */
export function muteSeller(seller: MutedSeller): void {
  change({ muted: [seller, ...current().muted.filter((each) => each.id !== seller.id)].slice(0, MUTED_MAX) });
}
export function unmuteSeller(id: string): void {
  change({ muted: current().muted.filter((each) => each.id !== id) });
}

/** Takes a listing into the comparison or out of it; false when the comparison is full. */
export function toggleCompared(id: string): boolean {
  const { compared } = current();
  if (compared.includes(id)) change({ compared: compared.filter((each) => each !== id) });
  else if (compared.length >= COMPARE_MAX) return false;
  else change({ compared: [...compared, id] });
  return true;
}
export function clearCompared(): void {
  change({ compared: [] });
}

/** True when a card is to be left out of lists on this device. */
export function isLeftOut({ hidden, muted }: DeviceMarks, card: { id: string; sellerId: string }): boolean {
  return hidden.includes(card.id) || muted.some((seller) => seller.id === card.sellerId);
}
