import { CONTRACT_DRAFT_PREFIX } from '@anunturi/shared-contract/storage/localStorageKeys';
import { getSession } from '@anunturi/shared-auth/session';
import type { Values } from './documentTypes';

/** Drafts hold personal data: one is on the device only while its visitor asks for it. What a signed-in person wrote is given to nobody else. */
const keyOf = (draft: string) => CONTRACT_DRAFT_PREFIX + draft;
const ownUid = () => getSession().user?.uid ?? '';

/** The draft the device keeps under this name, or null. */
export function readDeviceDraft(draft: string): Values | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(draft)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { uid, values } = kept as { uid?: unknown; values?: unknown };
    if ((uid !== '' && uid !== ownUid()) || typeof values !== 'object' || values === null)
      return null;
    return Object.fromEntries(
      Object.entries(values).filter(([, value]) => typeof value === 'string'),
    ) as Values;
  } catch {
    return null; // storage switched off, or written by something else: as good as empty
  }
}

/** Whether the device took it. */
export function writeDeviceDraft(draft: string, values: Values): boolean {
  try {
    localStorage.setItem(keyOf(draft), JSON.stringify({ uid: ownUid(), values }));
    return true;
  } catch {
    return false; // private mode or a full store: said to the visitor by the caller
  }
}

export function removeDeviceDraft(draft: string): void {
  try {
    localStorage.removeItem(keyOf(draft));
  } catch {
    // storage switched off: nothing was kept
  }
}
