/** What is known about one key: at most one of value and error decides what is shown. */
export type LoadEntry = {
  hasValue: boolean;
  value?: unknown;
  error?: unknown;
  failed: boolean;
  loading: boolean;
};

type Slot = { entry: LoadEntry; listeners: Set<() => void>; run: number };

/** Keys kept; beyond it the oldest key that nothing on the screen reads is forgotten. */
const MAX_KEYS = 200;

const slots = new Map<string, Slot>();

/** What the cache holds for a key, or undefined. */
export function peekLoaded(key: string): LoadEntry | undefined {
  return slots.get(key)?.entry;
}

/** Puts a value under a key, as after a successful save; components that show the key render it at once. */
export function setLoaded(key: string, value: unknown): void {
  const slot = slotOf(key);
  slot.run += 1; // an answer still under way is older than this value
  publish(slot, { hasValue: true, value, failed: false, loading: false });
}

/** Forgets all keys, or those starting with a prefix; keys on the screen stay until they are left. */
export function forgetLoaded(prefix = ''): void {
  for (const [key, slot] of slots)
    if (key.startsWith(prefix) && slot.listeners.size === 0) slots.delete(key);
}

/** Starts a load whose answer replaces the entry; a failure keeps the value that is there. */
export async function startLoad(key: string, load: () => Promise<unknown>): Promise<void> {
  const slot = slotOf(key);
  const run = (slot.run += 1);
  publish(slot, { ...slot.entry, failed: false, error: undefined, loading: true });
  try {
    const value = await load();
    if (slot.run === run) publish(slot, { hasValue: true, value, failed: false, loading: false });
  } catch (error) {
    if (slot.run === run) publish(slot, { ...slot.entry, failed: true, error, loading: false });
  }
}

/** Watches a key. The first watcher loads it (or loads it anew); `initial` stands in for the first load. */
export function watchKey(
  key: string,
  load: () => Promise<unknown>,
  listener: () => void,
  initial?: LoadEntry,
): () => void {
  const known = slots.has(key);
  const slot = slotOf(key);
  slot.listeners.add(listener);
  if (!known && initial) slot.entry = initial;
  else if (slot.listeners.size === 1 && !slot.entry.loading) void startLoad(key, load);
  return () => {
    slot.listeners.delete(listener);
    dropOldest();
  };
}

function slotOf(key: string): Slot {
  const found = slots.get(key);
  if (found) return found;
  const slot: Slot = {
    entry: { hasValue: false, failed: false, loading: false },
    listeners: new Set(),
    run: 0,
  };
  slots.set(key, slot);
  return slot;
}

function publish(slot: Slot, entry: LoadEntry) {
  slot.entry = entry;
  slot.listeners.forEach((listener) => listener());
}

function dropOldest() {
  for (const [key, slot] of slots) {
    if (slots.size <= MAX_KEYS) return;
    if (slot.listeners.size === 0) slots.delete(key);
  }
}
