/** Gives Node what of a browser's storage, and of its events, the session and data access ask for; kept in memory. */
export function stubBrowserStorage(): void {
  Object.assign(globalThis, {
    localStorage: memoryStorage(),
    sessionStorage: memoryStorage(),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
}

function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
