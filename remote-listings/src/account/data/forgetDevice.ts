import { deviceEntries } from '@anunturi/shared-runtime/storage/deviceEntries';
import { deviceText } from '@anunturi/shared-runtime/storage/deviceText';
import { DEVICE_KEYS, FIREBASE_PREFIX } from '@anunturi/shared-contract/page/localStorageKeys';

/** What this device remembers of the person, for an export; never tokens. */
export const readDeviceData = (): Record<string, unknown> =>
  Object.fromEntries(deviceEntries().filter(([key]) => !key.startsWith(FIREBASE_PREFIX)));

/** Forgets drafts, preferences and kept documents on this device. */
export async function forgetDevice(): Promise<void> {
  for (const [key] of deviceEntries()) if (!DEVICE_KEYS.includes(key)) deviceText(key).set(null);
  sessionStorage.clear();
  for (const { name } of (await indexedDB.databases?.()) ?? [])
    if (name) indexedDB.deleteDatabase(name);
}
