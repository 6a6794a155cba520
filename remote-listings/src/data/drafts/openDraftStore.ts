import { whenSessionKnown } from '@anunturi/shared-auth/whenSessionKnown';
import { type DraftStore, claimNewDraft, createDraftStore, openDeviceStore } from './draftStore';
import { openMemoryStore } from './memoryStore';

/**
 * Drafts on this device, of the signed-in person or of a visitor; in a browser that keeps nothing, drafts that live as long as the
 * page.
 */
export async function openDraftStore(): Promise<DraftStore> {
  const { user } = await whenSessionKnown();
  try {
    const store = openDeviceStore();
    await store.keys();
    if (user) await claimNewDraft(store, user.uid);
    return createDraftStore(store, user?.uid);
  } catch (error) {
    console.warn('This device keeps no drafts.', error);
    return createDraftStore(openMemoryStore());
  }
}
