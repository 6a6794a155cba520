import type { Store } from './createStore';
import { type StorageArea, deviceText } from './deviceText';

export type DeviceStore<T> = Omit<Store<T | null>, 'set'> & { set(value: T | null): boolean };

/**
 * A value kept as JSON under one key, the same object until it changes. `parse` says whether what is found is one
 * (null: it is not); what is not readable, or cannot be kept, is as good as nothing and never throws.
 */
export function deviceStore<T>(
  key: string,
  parse: (found: unknown) => T | null,
  area?: StorageArea,
): DeviceStore<T> {
  const { get, set, subscribe } = deviceText(key, area);
  let known: { text: string | null; value: T | null } = { text: null, value: null };
  return {
    get() {
      const text = get();
      if (text !== known.text) known = { text, value: text === null ? null : read(text, parse) };
      return known.value;
    },
    set: (value) => set(value === null ? null : JSON.stringify(value)),
    subscribe,
  };
}

function read<T>(text: string, parse: (found: unknown) => T | null): T | null {
  try {
    return parse(JSON.parse(text));
  } catch {
    return null; // written by something else
  }
}
