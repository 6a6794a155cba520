import { loadingLimits } from '@anunturi/shared-contract/page/loadingLimits';
import { markData, markSlowData, queryOf } from '@anunturi/shared-contract/telemetry/markData';
import { type Store, createStore } from '../storage/createStore';

/** What is known about one key: at most one of value and error decides what is shown. */
export type LoadEntry = {
  hasValue: boolean;
  value?: unknown;
  error?: unknown;
  failed: boolean;
  loading: boolean;
  /** It has been on its way for longer than it should. */
  isSlow?: boolean;
};

/** What is known about a key that nobody asked for yet. */
export const untouched: LoadEntry = { hasValue: false, failed: false, loading: false };

type Slot = Store<LoadEntry> & {
  watchers: number;
  run: number;
  /** Until when a value that was loaded ahead is shown, the first time, without being loaded anew. */
  freshUntilMs: number;
};

const FRESH_MS = 30_000;

/** Keys kept; beyond it the oldest key that nothing on the screen reads is forgotten. */
const MAX_KEYS = 200;

const slots = new Map<string, Slot>();

/** What the cache holds for a key, or undefined. */
export function peekLoaded(key: string): LoadEntry | undefined {
  return slots.get(key)?.get();
}

/** Whether a key that is on the screen has failed. */
export function isFailing(key: string): boolean {
  const slot = slots.get(key);
  return slot !== undefined && slot.watchers > 0 && slot.get().failed;
}

/** Puts a value under a key, as after a successful save; components that show the key render it at once. */
export function setLoaded(key: string, value: unknown): void {
  const slot = slotOf(key);
  slot.run += 1; // an answer still under way is older than this value
  slot.set({ hasValue: true, value, failed: false, loading: false });
}

/** Changes the value that a key has now, not the one from before some awaited answer; where none is loaded, nothing. */
export function changeLoaded<T>(key: string, change: (now: T) => T): void {
  const entry = peekLoaded(key);
  if (entry?.hasValue) setLoaded(key, change(entry.value as T));
}

/** Forgets all keys but those on the screen. */
export function forgetLoaded(): void {
  for (const [key, slot] of slots) if (slot.watchers === 0) slots.delete(key);
}

/**
 * Starts a load whose answer replaces the entry; a failure keeps the value that is there. One that takes too long counts as
 * failed, and its answer still replaces the entry when it comes after all.
 */
export async function startLoad(key: string, load: () => Promise<unknown>): Promise<void> {
  const slot = slotOf(key);
  const run = (slot.run += 1);
  const change = (now: Partial<LoadEntry>) => {
    if (slot.run === run) slot.set({ ...slot.get(), isSlow: false, ...now });
  };
  const query = queryOf(key);
  const isSeen = () => slot.run === run && slot.watchers > 0;
  const fail = (error: unknown, failure = error) => {
    // What nobody sees any more, or what has been told as too late, is no other fault.
    if (isSeen() && slot.get().loading) markData(query, failure);
    change({ failed: true, error, loading: false });
  };
  change({ failed: false, error: undefined, loading: true });
  const timers = [
    setTimeout(() => {
      if (isSeen()) markSlowData(query);
      change({ isSlow: true });
    }, loadingLimits.slowAfterMs),
    setTimeout(
      () => fail(new Error(`${key} took too long`), 'timeout'),
      loadingLimits.dataTimeoutMs,
    ),
  ];
  try {
    change({
      hasValue: true,
      value: await load(),
      failed: false,
      error: undefined,
      loading: false,
    });
  } catch (error) {
    fail(error);
  } finally {
    timers.forEach(clearTimeout);
  }
}

/** Loads what is likely to be shown soon; who shows it first, within half a minute, does not load it anew. Never rejects. */
export async function loadAhead(key: string, load: () => Promise<unknown>): Promise<void> {
  const slot = slotOf(key);
  if (slot.get().hasValue || slot.get().loading) return;
  slot.freshUntilMs = Date.now() + FRESH_MS;
  await startLoad(key, load);
  // Who shows it then asks anew, and is not told of a fault that nobody has seen.
  if (slot.get().failed && slot.watchers === 0) slots.delete(key);
}

/** Watches a key. The first watcher loads it (or loads it anew); `initial` stands in for the first load. */
export function watchKey(
  key: string,
  load: () => Promise<unknown>,
  listener: () => void,
  initial?: LoadEntry,
): () => void {
  const isGiven = initial && !slots.has(key);
  const slot = slotOf(key, initial);
  slot.watchers += 1;
  const stop = slot.subscribe(listener);
  const isFresh = isGiven || Date.now() < slot.freshUntilMs;
  slot.freshUntilMs = 0; // once
  if (!isFresh && slot.watchers === 1 && !slot.get().loading) void startLoad(key, load);
  return () => {
    stop();
    slot.watchers -= 1;
    dropOldest();
  };
}

function slotOf(key: string, first = untouched): Slot {
  const found = slots.get(key);
  if (found) return found;
  const slot: Slot = { ...createStore(first), watchers: 0, run: 0, freshUntilMs: 0 };
  slots.set(key, slot);
  return slot;
}

function dropOldest() {
  for (const [key, slot] of slots) {
    if (slots.size <= MAX_KEYS) return;
    if (slot.watchers === 0) slots.delete(key);
  }
}
