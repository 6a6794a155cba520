import { type DraftStore, createDraftStore, openDeviceStore } from './draftStore';
import { openMemoryStore } from './memoryStore';

/** Drafts on this device; in a browser that keeps nothing, drafts that live as long as the page. */
export async function openDraftStore(): Promise<DraftStore> {
  try {
    const store = openDeviceStore();
    await store.keys();
    return createDraftStore(store);
  } catch (error) {
    console.warn('Dispozitivul nu păstrează ciorne.', error);
    return createDraftStore(openMemoryStore());
  }
}
