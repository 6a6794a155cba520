import { CONVERSATION_WORDS_PREFIX } from '@anunturi/shared-contract/storage/sessionStorageKeys';
import type { OutgoingMessage } from '../../domain/conversation';

/** What a person has typed or could not send in a conversation, kept in this tab: a reload loses nothing. */
type KeptWords = { draft: string; outgoing: OutgoingMessage[] };

const key = (uid: string, conversationId: string) =>
  `${CONVERSATION_WORDS_PREFIX}${uid}:${conversationId}`;

export function readKeptWords(uid: string, conversationId: string): KeptWords {
  try {
    const kept = JSON.parse(
      sessionStorage.getItem(key(uid, conversationId)) ?? '{}',
    ) as Partial<KeptWords>;
    // What was on its way when the page closed may or may not have arrived: sending again finds out.
    const outgoing = (kept.outgoing ?? []).map((each) =>
      each.state === 'sending' ? { ...each, state: 'failed' as const } : each,
    );
    return { draft: kept.draft ?? '', outgoing };
  } catch {
    return { draft: '', outgoing: [] }; // closed or broken storage: nothing was kept
  }
}

export function keepWords(uid: string, conversationId: string, words: KeptWords): void {
  try {
    if (words.draft === '' && words.outgoing.length === 0)
      sessionStorage.removeItem(key(uid, conversationId));
    else sessionStorage.setItem(key(uid, conversationId), JSON.stringify(words));
  } catch {
    // closed storage: the words live as long as the page
  }
}
