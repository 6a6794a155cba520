import { randomUUID } from 'node:crypto';
import type { Waiters } from './createWaiters';

/** Longer than a page takes from one question to the next. */
const KEPT_MS = 60_000;
/** Longer than the clocks of two machines differ. */
const SKEW_MS = 2000;
type Change = { uid: string; conversationId: string; changedAtMs: number; foundAtMs: number };

/**
 * Conversations that changed within the last minute, by person, so that a change between two questions of a page is told
 * with the next one. `since` is the clock of one process: another one tells the last seconds before it again.
 */
export function createRecentChanges(waiters: Waiters) {
  const own = randomUUID().slice(0, 8);
  /** In the order in which they were found. */
  const changes = new Map<string, Change>();
  let lastMs = 0;

  function noteFor(uid: string, conversationId: string, changedAtMs: number): void {
    const key = `${uid} ${conversationId}`;
    if (changes.get(key)?.changedAtMs === changedAtMs) return;
    lastMs = Math.max(Date.now(), lastMs + 1);
    changes.delete(key);
    changes.set(key, { uid, conversationId, changedAtMs, foundAtMs: lastMs });
    waiters.tellElsewhere(uid, conversationId);
  }
  return {
    /** Wakes the pages of the two people that show something else, unless the change is known. */
    note(
      conversationId: string,
      { changedAtMs, people }: { changedAtMs: number; people: readonly string[] },
    ): void {
      const oldestMs = Date.now() - KEPT_MS;
      for (const [key, { foundAtMs }] of changes) {
        if (foundAtMs >= oldestMs) break;
        changes.delete(key);
      }
      for (const uid of people) noteFor(uid, conversationId, changedAtMs);
    },
    /** Up to where a page that is answered now is told. */
    now(): string {
      lastMs = Math.max(Date.now(), lastMs);
      return `${own}.${lastMs}`;
    },
    /** Ids of a person's conversations that changed since an earlier `now()`; none for `0`. */
    of(uid: string, since: string): string[] {
      const [tag, at] = since.split('.');
      if (at === undefined) return [];
      const afterMs = tag === own ? Number(at) : Number(at) - SKEW_MS;
      return [...changes.values()]
        .filter((each) => each.uid === uid && each.foundAtMs > afterMs)
        .map(({ conversationId }) => conversationId);
    },
  };
}
export type RecentChanges = ReturnType<typeof createRecentChanges>;
