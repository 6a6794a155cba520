import { createStore } from '@anunturi/shared-runtime/storage/createStore';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { isMarketError, toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useStore } from '@anunturi/shared-runtime/stores/useStore';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import type { Decision } from './decide';

/** How long a decision can be taken back before it is sent. */
const UNDO_MS = 10_000;

export type Waiting = { id: number; decisions: readonly Decision[] };

const NONE: readonly Waiting[] = [];
const NOTHING: ReadonlySet<string> = new Set();
const waiting = createStore(NONE);
const decided = createStore(NOTHING);
let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const sent = new Set<string>();

/** Decisions made but not yet sent; their listings leave the lists at once. */
export function useWaitingDecisions(): readonly Waiting[] {
  return useStore(waiting, NONE);
}

/** A listing as it stood when it was decided. */
export const keyOf = ({ id, version }: Listing): string => `${id} ${version}`;

/**
 * What lists leave out: listings decided, whether that is sent yet or not, until they are read again with what the
 * decision made of them.
 */
export function useDecided(): ReadonlySet<string> {
  return useStore(decided, NOTHING);
}

/** Sends decisions when the time to take them back is over. `onSent` is called when it is done. */
export function decideLater(decisions: readonly Decision[], onSent: () => void): void {
  const entry = { id: (lastId += 1), decisions };
  publish([...waiting.get(), entry]);
  onSentById.set(entry.id, onSent);
  timers.set(
    entry.id,
    setTimeout(() => void send(entry), UNDO_MS),
  );
}

/** Takes the last decisions back and answers them; none when nothing waits. */
export function undoLast(): readonly Decision[] {
  const last = waiting.get().findLast((entry) => timers.has(entry.id));
  if (!last) return [];
  clearTimeout(timers.get(last.id));
  forget(last.id);
  return last.decisions;
}

/** Sends everything that waits, now. */
export async function sendNow(): Promise<void> {
  for (const entry of waiting.get().filter(({ id }) => timers.has(id))) await send(entry);
}

const onSentById = new Map<number, () => void>();

async function send(entry: Waiting) {
  clearTimeout(timers.get(entry.id));
  timers.delete(entry.id);
  const onSent = onSentById.get(entry.id);
  try {
    const { decide } = await import(/* webpackChunkName: "decide" */ './decide');
    const failures = await decide(entry.decisions);
    for (const { listing } of entry.decisions)
      if (!failures.some(({ decision }) => decision.listing.id === listing.id))
        sent.add(keyOf(listing));
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
  publish(waiting.get().filter((entry) => entry.id !== id));
}

function publish(next: readonly Waiting[]) {
  if (next.length > 0 && waiting.get().length === 0) addEventListener('beforeunload', holdPage);
  if (next.length === 0) removeEventListener('beforeunload', holdPage);
  waiting.set(next);
  decided.set(
    new Set([
      ...sent,
      ...next.flatMap(({ decisions }) => decisions.map(({ listing }) => keyOf(listing))),
    ]),
  );
}

/** The browser asks before the page goes while something is not yet sent. */
function holdPage(event: BeforeUnloadEvent) {
  event.preventDefault();
  void sendNow();
}
