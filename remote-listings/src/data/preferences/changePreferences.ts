import { COMPARE_MAX } from '@anunturi/shared-domain/site/limits';
import { type LocalPreferences, currentPreferences, keptPreferences } from './localPreferences';

const SEEN_MAX = 500;
const HIDDEN_MAX = 500;

/** Keeps preferences on this device; where storage is full or closed nothing is remembered. */
export function savePreferences(next: Partial<LocalPreferences>) {
  keptPreferences.set({ ...currentPreferences(), ...next });
}

const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id);

/** Remembers on this device that a listing's page was opened. */
export function markSeen(id: string): void {
  const { seen } = currentPreferences();
  if (seen[0] !== id) savePreferences({ seen: [id, ...without(seen, id)].slice(0, SEEN_MAX) });
}

/** Leaves a listing out of lists on this device, or lets it in again. */
export function hideListing(id: string): void {
  savePreferences({
    hidden: [id, ...without(currentPreferences().hidden, id)].slice(0, HIDDEN_MAX),
  });
}
export function unhideListing(id: string): void {
  savePreferences({ hidden: without(currentPreferences().hidden, id) });
}

/** What came of it: `full` and `other` (it is of another category than the rest) change nothing. */
type Toggled = 'taken' | 'left' | 'full' | 'other';

/** Takes a listing into the comparison or out of it. */
export function toggleCompared({ id, categoryId }: { id: string; categoryId: string }): Toggled {
  const { compared, comparedIn = [] } = currentPreferences();
  if (compared.includes(id)) {
    leaveComparison(id);
    return 'left';
  }
  const [category = categoryId] = compared.length > 0 ? comparedIn : [];
  if (category !== categoryId) return 'other';
  if (compared.length >= COMPARE_MAX) return 'full';
  savePreferences({ compared: [...compared, id], comparedIn: [categoryId] });
  return 'taken';
}
export function leaveComparison(id: string): void {
  savePreferences({ compared: without(currentPreferences().compared, id) });
}
export function clearCompared(): void {
  savePreferences({ compared: [] });
}
