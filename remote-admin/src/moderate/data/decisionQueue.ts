import { createStore } from '@anunturi/shared-runtime/storage/createStore';
import { UNDO_DECISION_MS } from '@anunturi/shared-domain/site/limits';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { isMarketError, toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useStore } from '@anunturi/shared-runtime/stores/useStore';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { draftKey, dropDraft } from './statementDrafts';
import type { Decision, Failure } from './decide';

/** After so long the server has carried a decision out. */
const CARRIED_OUT_MS = UNDO_DECISION_MS + 500;

export type Waiting = {
  id: number;
  decisions: readonly Decision[];
  /** What is asked about them now; until the server has answered nothing else is. */
  asked: 'undo' | 'apply' | null;
};
/** How decisions ended: what was carried out, and whether something did not go as it was decided. */
export type DecisionsEnd = { carriedOut: readonly Decision[]; isRefused: boolean };
type Entry = Waiting & {
  /** Answers what the server took, once it has; nothing is undone or hurried before. */
  taken: Promise<readonly Decision[]>;
  timer?: ReturnType<typeof setTimeout>;
  onDone(end: DecisionsEnd): void;
};

const NONE: readonly Entry[] = [];
const NOTHING: ReadonlySet<string> = new Set();
const waiting = createStore(NONE);
const decided = createStore(NOTHING);
const carriedOut = new Set<string>();
let lastId = 0;
let sending = 0;

const loadDecide = () => import(/* webpackChunkName: "decide" */ './decide');

/** Decisions that the server keeps and that can still be taken back; their listings leave the lists at once. */
export function useWaitingDecisions(): readonly Waiting[] {
  return useStore(waiting, NONE);
}

/** A listing as it stood when it was decided. */
export const keyOf = ({ id, version }: Pick<Listing, 'id' | 'version'>): string =>
  `${id} ${version}`;

/** What lists leave out: listings decided, until they are read again with what the decision made of them. */
export function useDecided(): ReadonlySet<string> {
  return useStore(decided, NOTHING);
}

/** Loads what sends decisions, so that the first one does not wait for it. */
export const prepareDecisions = (): void => void loadDecide();

/** Sends decisions at once; the server carries them out when the time to take them back is over. `onDone` is called then. */
export function decideNow(
  decisions: readonly Decision[],
  onDone: (end: DecisionsEnd) => void,
): void {
  const id = (lastId += 1);
  const entry: Entry = { id, decisions, asked: null, onDone, taken: Promise.resolve([]) };
  entry.taken = send(entry);
  publish([...waiting.get(), entry]);
}

/** Takes the last decisions back and answers those that the server gave back; until then their listings stay away from lists. */
export async function undoLast(): Promise<readonly Decision[]> {
  const last = waiting.get().findLast(({ asked }) => !asked);
  if (!last) return [];
  change(last.id, { asked: 'undo' });
  const decisions = await last.taken;
  if (decisions.length === 0) return [];
  const late = await asking(async () => {
    const { undoDecisions } = await loadDecide();
    return undoDecisions(decisions);
  }, 'Decizia nu a putut fi luată înapoi.');
  if (!late) {
    change(last.id, { asked: null });
    return [];
  }
  // Its time may have been over here while the server was asked.
  for (const { listing } of decisions) carriedOut.delete(keyOf(listing));
  forget(last.id);
  if (late.length > 0) {
    showToast('Era prea târziu: decizia fusese aplicată.', { tone: 'bad' });
    last.onDone({ carriedOut: [], isRefused: true });
  }
  return decisions;
}

/** Carries out now everything that waits. */
export async function finishNow(): Promise<void> {
  const entries = waiting.get().filter(({ asked }) => !asked);
  for (const { id } of entries) change(id, { asked: 'apply' });
  for (const entry of entries) {
    const taken = await entry.taken;
    await asking(async () => {
      const { decide } = await loadDecide();
      end(entry, taken, await decide(taken));
    }, 'Deciziile nu au fost aplicate acum.');
    change(entry.id, { asked: null });
  }
}

async function send(entry: Entry): Promise<readonly Decision[]> {
  const refused = await asking(async () => {
    const { holdDecisions } = await loadDecide();
    return holdDecisions(entry.decisions);
  }, 'Deciziile nu au fost trimise.');
  for (const failure of refused ?? []) say(failure);
  const taken = refused
    ? entry.decisions.filter((each) => !refused.some(({ decision }) => decision === each))
    : [];
  if (taken.length === entry.decisions.length)
    dropDraft(draftKey(taken.map(({ listing }) => listing)));
  if (taken.length === 0) {
    forget(entry.id);
    entry.onDone({ carriedOut: [], isRefused: true });
  } else {
    const timer = setTimeout(() => end(entry, taken, []), CARRIED_OUT_MS);
    change(entry.id, { decisions: taken, timer });
  }
  return taken;
}

/** What was carried out stays away from lists; what was refused comes back. */
function end(entry: Entry, decisions: readonly Decision[], failures: readonly Failure[]): void {
  for (const failure of failures) say(failure);
  const isRefused = (each: Decision) => failures.some(({ decision }) => decision === each);
  for (const each of decisions) carriedOut[isRefused(each) ? 'delete' : 'add'](keyOf(each.listing));
  forget(entry.id);
  const done = decisions.filter((each) => !isRefused(each));
  entry.onDone({ carriedOut: done, isRefused: done.length < decisions.length });
}

function say({ decision, error }: Failure): void {
  if (!isMarketError(error)) console.error('A decision could not be sent', error);
  showToast(`„${decision.listing.title}”: ${toRomanianMessage(error)}`, { tone: 'bad' });
}

/** Asks the server; the browser asks before the page goes until it has answered. A failure is said, and answers undefined. */
async function asking<T>(ask: () => Promise<T>, failed: string): Promise<T | undefined> {
  if ((sending += 1) === 1) addEventListener('beforeunload', holdPage);
  try {
    return await ask();
  } catch (error) {
    if (!isMarketError(error)) console.error('Decisions could not be sent', error);
    showToast(`${failed} ${toRomanianMessage(error)}`, { tone: 'bad' });
    return undefined;
  } finally {
    if ((sending -= 1) === 0) removeEventListener('beforeunload', holdPage);
  }
}

const holdPage = (event: BeforeUnloadEvent): void => event.preventDefault();

const change = (id: number, part: Partial<Entry>): void =>
  publish(waiting.get().map((each) => (each.id === id ? { ...each, ...part } : each)));

function forget(id: number): void {
  clearTimeout(waiting.get().find((each) => each.id === id)?.timer);
  publish(waiting.get().filter((each) => each.id !== id));
}

function publish(next: readonly Entry[]): void {
  waiting.set(next);
  const keys = next.flatMap(({ decisions }) => decisions.map(({ listing }) => keyOf(listing)));
  const all = new Set([...carriedOut, ...keys]);
  // A decision that was taken by the server, or carried out, changes no list.
  const known = decided.get();
  if (all.size !== known.size || [...all].some((key) => !known.has(key))) decided.set(all);
}
