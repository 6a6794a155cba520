import type { Store } from './createStore';

/** Where a browser keeps it: for the device, or for one tab. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** What one key of a browser's storage holds; `set` answers whether the storage took it, null forgets. */
export type DeviceText = Omit<Store<string | null>, 'set'> & { set(text: string | null): boolean };

/** The text under one key, null where there is none. A storage that is closed, full or, on a server, absent never throws. */
export function deviceText(key: string, area: StorageArea = 'localStorage'): DeviceText {
  return {
    get() {
      try {
        return globalThis[area].getItem(key);
      } catch {
        return null; // as good as empty
      }
    },
    set(text) {
      try {
        if (text === null) globalThis[area].removeItem(key);
        else globalThis[area].setItem(key, text);
      } catch {
        return false; // what it means that nothing is kept, the caller knows
      }
      // Other tabs get the event by themselves; this one gets it in the same way.
      globalThis.dispatchEvent?.(new StorageEvent('storage', { key }));
      return true;
    },
    subscribe(listener) {
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}
