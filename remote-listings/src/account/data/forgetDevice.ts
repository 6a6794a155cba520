/** What is about the device, not about the person. */
const KEPT_KEYS = ['cookieAccepted', 'theme'];

/** What this device remembers of the person, for an export; never tokens. */
export function readDeviceData(): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const key of Object.keys(localStorage))
    if (!key.startsWith('firebase:')) data[key] = localStorage.getItem(key);
  return data;
}

/** Forgets drafts, marks and kept documents on this device. */
export async function forgetDevice(): Promise<void> {
  for (const key of Object.keys(localStorage))
    if (!KEPT_KEYS.includes(key)) localStorage.removeItem(key);
  sessionStorage.clear();
  for (const { name } of (await indexedDB.databases?.()) ?? [])
    if (name) indexedDB.deleteDatabase(name);
}
