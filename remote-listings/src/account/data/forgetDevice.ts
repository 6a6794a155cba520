import { DEVICE_KEYS, FIREBASE_PREFIX } from '@anunturi/shared-contract/storage/localStorageKeys';

/** What this device remembers of the person, for an export; never tokens. */
export function readDeviceData(): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const key of Object.keys(localStorage))
    if (!key.startsWith(FIREBASE_PREFIX)) data[key] = localStorage.getItem(key);
  return data;
}

/** Forgets drafts, preferences and kept documents on this device. */
export async function forgetDevice(): Promise<void> {
  for (const key of Object.keys(localStorage))
    if (!DEVICE_KEYS.includes(key)) localStorage.removeItem(key);
  sessionStorage.clear();
  for (const { name } of (await indexedDB.databases?.()) ?? [])
    if (name) indexedDB.deleteDatabase(name);
}
