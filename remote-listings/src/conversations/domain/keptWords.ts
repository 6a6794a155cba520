import { deviceStore } from '@anunturi/shared-runtime/storage/deviceStore';
import { isShaped } from '@anunturi/shared-runtime/storage/storedShape';
import { CONVERSATION_WORDS_PREFIX } from '@anunturi/shared-contract/page/sessionStorageKeys';
import type { OutgoingMessage } from '#domain/conversation';

/** What a person has typed or could not send in a conversation, kept in this tab: a reload loses nothing. */
type KeptWords = { draft: string; outgoing: OutgoingMessage[] };

const words = (uid: string, conversationId: string) =>
  deviceStore(
    `${CONVERSATION_WORDS_PREFIX}${uid}:${conversationId}`,
    (found) =>
      isShaped<KeptWords>(found, { draft: 'string' }) && Array.isArray(found.outgoing)
        ? found
        : null,
    'sessionStorage',
  );

export function readKeptWords(uid: string, conversationId: string): KeptWords {
  const kept = words(uid, conversationId).get();
  // What was on its way when the page closed may or may not have arrived: sending again finds out.
  const outgoing = (kept?.outgoing ?? []).map((each) =>
    each.state === 'sending' ? { ...each, state: 'failed' as const } : each,
  );
  return { draft: kept?.draft ?? '', outgoing };
}

/** Where storage is closed the words live as long as the page. */
export function keepWords(uid: string, conversationId: string, kept: KeptWords): void {
  const isEmpty = kept.draft === '' && kept.outgoing.length === 0;
  words(uid, conversationId).set(isEmpty ? null : kept);
}
