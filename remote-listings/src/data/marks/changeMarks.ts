import { MARKS_KEY } from '@anunturi/shared-contract/storage/localStorageKeys';
import { COMPARE_MAX } from '@anunturi/shared-domain/site/limits';
import { currentMarks, type DeviceMarks } from './localPreferences';

const SEEN_MAX = 500;
const HIDDEN_MAX = 500;

/** Keeps marks on this device. Other tabs hear of a change by themselves; this one is told in the same way. */
export function saveMarks(next: Partial<DeviceMarks>) {
  try {
    localStorage.setItem(MARKS_KEY, JSON.stringify({ ...currentMarks(), ...next }));
  } catch {
    return; // full or closed storage: nothing is remembered
  }
  window.dispatchEvent(new StorageEvent('storage', { key: MARKS_KEY }));
}

const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id);

/** Remembers on this device that a listing's page was opened. */
export function markSeen(id: string): void {
  const { seen } = currentMarks();
  if (seen[0] !== id) saveMarks({ seen: [id, ...without(seen, id)].slice(0, SEEN_MAX) });
}

/** Leaves a listing out of lists on this device, or lets it in again. */
export function hideListing(id: string): void {
  saveMarks({ hidden: [id, ...without(currentMarks().hidden, id)].slice(0, HIDDEN_MAX) });
}
export function unhideListing(id: string): void {
  saveMarks({ hidden: without(currentMarks().hidden, id) });
}

/** Takes a listing into the comparison or out of it; false when the comparison is full. */
export function toggleCompared(id: string): boolean {
  const { compared } = currentMarks();
  if (compared.includes(id)) saveMarks({ compared: without(compared, id) });
  else if (compared.length >= COMPARE_MAX) return false;
  else saveMarks({ compared: [...compared, id] });
  return true;
}
export function clearCompared(): void {
  saveMarks({ compared: [] });
}
