import { DRAFTS_DATABASE, DRAFTS_STORE } from '@anunturi/shared-contract/storage/draftsDatabase';
import { createStore, del, get, keys, set, update } from 'idb-keyval';
import type { Draft, PhotoFiles } from '../../domain/sell-form/draft';
import { packBlobs, unpackBlobs } from './packBlobs';
import { completeForm } from '../../domain/sell-form/sellForm';

/** Where values are kept by key: IndexedDB in a browser, a Map in tests. */
export type KeyValueStore = {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  /** Reads and writes in one step. */
  update(key: string, change: (present: unknown) => unknown): Promise<void>;
  delete(key: string): Promise<void>;
  keys(): Promise<string[]>;
};

/** IndexedDB of this site. */
export function openDeviceStore(): KeyValueStore {
  const store = createStore(DRAFTS_DATABASE, DRAFTS_STORE);
  return {
    get: async (key) => unpackBlobs(await get(key, store)),
    set: async (key, value) => set(key, await packBlobs(value), store),
    update: (key, change) => update(key, change, store),
    delete: (key) => del(key, store),
    keys: () => keys<string>(store),
  };
}

/** Drafts on this device: `new` for a listing to be, the listing's id for an edit. */
export type DraftStore = {
  load(name: string): Promise<Draft | null>;
  /** Keeps a draft when it follows the kept one; otherwise another tab has written meanwhile and nothing is changed. */
  save(name: string, draft: Draft): Promise<'saved' | 'changedElsewhere'>;
  /** Puts a draft in place of whatever is kept. */
  replace(name: string, draft: Draft): Promise<void>;
  loadFiles(name: string, photoId: string): Promise<PhotoFiles | null>;
  saveFiles(name: string, photoId: string, files: PhotoFiles): Promise<void>;
  removeFiles(name: string, photoId: string): Promise<void>;
  /** Forgets a draft; its photos stay until it is removed or swept, so that this can be undone. */
  forget(name: string): Promise<void>;
  /** Forgets a draft and its photos. */
  remove(name: string): Promise<void>;
  /** Forgets the photos that a draft no longer has (those taken out with an undo that nobody used). */
  sweep(name: string, keep: readonly string[]): Promise<void>;
};

const draftKey = (name: string) => `draft:${name}`;
const fileKey = (name: string, photoId: string) => `photo:${name}:${photoId}`;

/** Drafts in a store. */
export function createDraftStore(store: KeyValueStore): DraftStore {
  const fileKeys = async (name: string) =>
    (await store.keys()).filter((key) => key.startsWith(fileKey(name, '')));
  return {
    async load(name) {
      const kept = (await store.get(draftKey(name))) as Draft | undefined;
      return kept ? { ...kept, form: completeForm(kept.form) } : null;
    },
    async save(name, draft) {
      let outcome: 'saved' | 'changedElsewhere' = 'saved';
      await store.update(draftKey(name), (present) => {
        const kept = present as Draft | undefined;
        outcome = kept && kept.revision !== draft.revision - 1 ? 'changedElsewhere' : 'saved';
        return outcome === 'saved' ? draft : kept;
      });
      return outcome;
    },
    replace: (name, draft) => store.set(draftKey(name), draft),
    loadFiles: async (name, photoId) =>
      ((await store.get(fileKey(name, photoId))) as PhotoFiles | undefined) ?? null,
    saveFiles: (name, photoId, files) => store.set(fileKey(name, photoId), files),
    removeFiles: (name, photoId) => store.delete(fileKey(name, photoId)),
    forget: (name) => store.delete(draftKey(name)),
    async remove(name) {
      for (const key of [draftKey(name), ...(await fileKeys(name))]) await store.delete(key);
    },
    async sweep(name, keep) {
      const kept = new Set(keep.map((id) => fileKey(name, id)));
      for (const key of await fileKeys(name)) if (!kept.has(key)) await store.delete(key);
    },
  };
}
