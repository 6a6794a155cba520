import { useSyncExternalStore } from 'react';
import { isMarketError, toRomanianMessage } from '@anunturi/shared-domain/marketError';
import { showToast } from '@anunturi/shared-ui/toast';
import type { Decision } from './decide';

/** How long a decision can be taken back before it is sent. */
export const UNDO_MS = 10_000;

export type Waiting = { id: number; decisions: readonly Decision[] };

let waiting: readonly Waiting[] = [];
let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();
const NONE: readonly Waiting[] = [];

/** Decisions made but not yet sent; their listings leave the lists at once. */
export function useWaitingDecisions(): readonly Waiting[] {
  return useSyncExternalStore(subscribe, () => waiting, () => NONE);
}

/** Sends decisions when the time to take them back is over. `onSent` hears when it is done. */
export function decideLater(decisions: readonly Decision[], onSent: () => void): void {
  const entry = { id: (lastId += 1), decisions };
  publish([...waiting, entry]);
  onSentById.set(entry.id, onSent);
  timers.set(entry.id, setTimeout(() => void send(entry), UNDO_MS));
}

/** Takes the last decision back. */
export function undoLast(): void {
  const last = waiting.findLast((entry) => timers.has(entry.id));
  if (!last) return;
  clearTimeout(timers.get(last.id));
  forget(last.id);
}

/** Sends everything that waits, now. */
export async function sendNow(): Promise<void> {
  for (const entry of waiting.filter(({ id }) => timers.has(id))) await send(entry);
}

const onSentById = new Map<number, () => void>();

async function send(entry: Waiting) {
  clearTimeout(timers.get(entry.id));
  timers.delete(entry.id);
  const onSent = onSentById.get(entry.id);
  try {
    const { decide } = await import(/* webpackChunkName: "decide" */ './decide');
    const failures = await decide(entry.decisions);
    for (const { decision, error } of failures) {
      if (!isMarketError(error)) console.error('A decision could not be sent', error);
      showToast(`„${decision.listing.title}”: ${toRomanianMessage(error)}`, { tone: 'bad' });
    }
  } catch (error) {
    console.error('Decisions could not be sent', error);
    showToast(`Deciziile nu au fost trimise. ${toRomanianMessage(error)}`, { tone: 'bad' });
  } finally {
    forget(entry.id);
    onSent?.();
  }
}

function forget(id: number) {
  timers.delete(id);
  onSentById.delete(id);
  publish(waiting.filter((entry) => entry.id !== id));
}

function publish(next: readonly Waiting[]) {
  if (next.length > 0 && waiting.length === 0) addEventListener('beforeunload', holdPage);
  if (next.length === 0) removeEventListener('beforeunload', holdPage);
  waiting = next;
  listeners.forEach((listener) => listener());
}

/** The browser asks before the page goes while something is not yet sent. */
function holdPage(event: BeforeUnloadEvent) {
  event.preventDefault();
  void sendNow();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
