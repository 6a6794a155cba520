import { createStore, del, get, keys, set, update } from 'idb-keyval';
import type { Draft, PhotoFiles } from '#domain/sell-form/draft';
import { packBlobs, unpackBlobs } from '#domain/packBlobs';
import { completeForm } from '#domain/sell-form/sellForm';

/** Where values are kept by key: IndexedDB in a browser, a Map in tests. */
export type KeyValueStore = {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  /** Reads and writes in one step. */
  update(key: string, change: (present: unknown) => unknown): Promise<void>;
  delete(key: string): Promise<void>;
  keys(): Promise<string[]>;
};

/** IndexedDB of this site: drafts of listings with their photos. */
export function openDeviceStore(): KeyValueStore {
  const store = createStore('anunturi-ciorne', 'ciorne');
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

/** Of a listing to be: nobody's, written before signing in. Whose it becomes is said after it. */
const NEW = 'new';

/** Drafts in a store; with a `uid` the listing to be is that person's, and no other account of the device finds it. */
export function createDraftStore(store: KeyValueStore, uid?: string): DraftStore {
  const place = (name: string) => (name === NEW && uid ? ownPlace(uid) : name);
  const draftKey = (name: string) => `draft:${place(name)}`;
  const fileKey = (name: string, photoId: string) => `photo:${place(name)}:${photoId}`;
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

const ownPlace = (uid: string) => `${NEW}~${uid}`;

/**
 * What was written before signing in becomes the person's. Drafts that they have already wait aside, and are theirs again, the
 * last first, once the other is published or thrown away.
 */
export async function claimNewDraft(store: KeyValueStore, uid: string): Promise<void> {
  const own = ownPlace(uid);
  const aside = (at: number) => `${own}~aside${at}`;
  const keys = await store.keys();
  const waiting = keys.filter((key) => key.startsWith(`draft:${own}~aside`)).length;
  const has = (place: string) => keys.includes(`draft:${place}`);
  if (has(NEW)) {
    if (has(own)) await move(store, own, aside(waiting));
    await move(store, NEW, own);
  } else if (waiting > 0 && !has(own)) await move(store, aside(waiting - 1), own);
}

/** The draft comes last: cut off before it, nothing is found in its new place, and all is moved the next time. */
async function move(store: KeyValueStore, from: string, to: string): Promise<void> {
  const photos = `photo:${from}:`;
  const files = (await store.keys()).filter((key) => key.startsWith(photos));
  for (const key of files)
    await store.set(`photo:${to}:${key.slice(photos.length)}`, await store.get(key));
  const draft = await store.get(`draft:${from}`);
  if (draft === undefined) return;
  await store.set(`draft:${to}`, draft);
  for (const key of [`draft:${from}`, ...files]) await store.delete(key);
}
