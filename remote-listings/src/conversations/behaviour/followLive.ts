import type { LiveAnswer, LiveNews } from '@anunturi/shared-domain/people/live';
import { LIVE_PAUSE_MS, TYPING_TOLD_MS } from '@anunturi/shared-domain/people/livePace';

/** Asks for all news at once. */
const ANY = '0';
/** After a failure; meanwhile the page looks from time to time, as it would without. */
const RETRY_MS = 30_000;

export type LiveListener = {
  /** Whether news come by themselves. */
  onLive(isLive: boolean): void;
  onChanged(changed: NonNullable<LiveAnswer['changed']>): void;
  onTyping(isTyping: boolean): void;
  /** What waits beside this conversation, and which others changed. */
  onNews(news: LiveNews): void;
};
type From = { conversationId: string; afterMs: number };

const loadAsk = () => import(/* webpackChunkName: "conversations" */ '../data/askLive');
const isAwake = () => document.visibilityState !== 'hidden' && navigator.onLine;

/**
 * Follows an open conversation until `signal` ends it: one question at a time, none while the page is hidden or offline, and
 * none sooner than a second after the one before. `tell` says with the next question whether the person types.
 */
export function followLive(from: From, listener: LiveListener, signal: AbortSignal) {
  let { afterMs } = from;
  let since = ANY;
  let typing: boolean | undefined;
  let toldAtMs = 0;
  let question = new AbortController();
  let wake = () => {};
  const look = () => {
    if (isAwake()) return wake();
    question.abort();
    since = ANY; // what changed meanwhile is not kept for long
    listener.onLive(false);
  };
  const pause = (ms?: number) =>
    new Promise<void>((resolve) => {
      wake = resolve;
      if (ms !== undefined) setTimeout(resolve, ms);
    });

  async function ask(): Promise<void> {
    question = new AbortController();
    const told = typing;
    typing = undefined;
    try {
      const { askLive } = await loadAsk();
      const answer = await askLive(
        { conversationId: from.conversationId, afterMs, since, typing: told },
        question.signal,
      );
      listener.onLive(true);
      if (answer.changed) {
        afterMs = answer.changed.changedAtMs;
        listener.onChanged(answer.changed);
      }
      if (answer.news) {
        since = answer.news.since;
        listener.onNews(answer.news);
      }
      if (answer.typing !== undefined) listener.onTyping(answer.typing);
    } catch (error) {
      if (question.signal.aborted || signal.aborted) return;
      console.warn('What happens in the conversation is looked for from time to time', error);
      since = ANY;
      listener.onLive(false);
      await pause(RETRY_MS);
    }
  }
  async function run(): Promise<void> {
    while (!signal.aborted) {
      if (!isAwake()) {
        await pause();
        continue;
      }
      const begunMs = Date.now();
      await ask();
      const restMs = LIVE_PAUSE_MS - (Date.now() - begunMs);
      if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
    }
  }
  for (const event of ['online', 'offline']) window.addEventListener(event, look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', () => {
    question.abort();
    wake();
  });
  void run();
  return {
    tell(isTyping: boolean): void {
      const isKnown = isTyping && Date.now() - toldAtMs < TYPING_TOLD_MS;
      if (isKnown || (!isTyping && toldAtMs === 0)) return;
      toldAtMs = isTyping ? Date.now() : 0;
      typing = isTyping;
      question.abort();
    },
  };
}
