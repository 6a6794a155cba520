import { deviceStore } from '@anunturi/shared-runtime/storage/deviceStore';
import { isShaped } from '@anunturi/shared-runtime/storage/storedShape';
import { CONTRACT_DRAFT_PREFIX } from '@anunturi/shared-contract/page/localStorageKeys';
import { getSession } from '@anunturi/shared-auth/session';
import type { Values } from './documentTypes';

/**
 * Drafts hold personal data: one is on the device only while its visitor asks for it. What a signed-in person wrote
 * is given to nobody else.
 */
type KeptDraft = { uid: string; values: object };
const ownUid = () => getSession().user?.uid ?? '';
const kept = (draft: string) =>
  deviceStore(CONTRACT_DRAFT_PREFIX + draft, (found) =>
    isShaped<KeptDraft>(found, { uid: 'string', values: 'object' }) ? found : null,
  );

/** The draft the device keeps under this name, or null. */
export function readDeviceDraft(draft: string): Values | null {
  const found = kept(draft).get();
  if (!found || (found.uid !== '' && found.uid !== ownUid())) return null;
  const values = Object.entries(found.values).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(values) as Values;
}

/** Whether the device took it; a private mode or a full store is said to the visitor by the caller. */
export const writeDeviceDraft = (draft: string, values: Values): boolean =>
  kept(draft).set({ uid: ownUid(), values });

export const removeDeviceDraft = (draft: string): void => void kept(draft).set(null);
