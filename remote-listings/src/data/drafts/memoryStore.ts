import type { KeyValueStore } from './draftStore';

/** Keeps values as long as the page lives: for browsers that refuse IndexedDB, and for tests. */
export function openMemoryStore(): KeyValueStore {
  const values = new Map<string, unknown>();
  return {
    get: async (key) => values.get(key),
    set: async (key, value) => void values.set(key, value),
    update: async (key, change) => void values.set(key, change(values.get(key))),
    delete: async (key) => void values.delete(key),
    keys: async () => [...values.keys()],
  };
}
