import { deviceStore } from '@anunturi/shared-runtime/storage/deviceStore';
import { isShaped } from '@anunturi/shared-runtime/storage/storedShape';
import { CONVERSATION_WORDS_PREFIX } from '@anunturi/shared-contract/page/sessionStorageKeys';

type KeptWords = { draft: string };

const words = (uid: string, conversationId: string) =>
  deviceStore(
    `${CONVERSATION_WORDS_PREFIX}${uid}:${conversationId}`,
    (found) => (isShaped<KeptWords>(found, { draft: 'string' }) ? found : null),
    'sessionStorage',
  );

/** What a person has typed in a conversation, kept in this tab: a reload loses nothing. */
export const readKeptDraft = (uid: string, conversationId: string): string =>
  words(uid, conversationId).get()?.draft ?? '';

/** Where storage is closed the words live as long as the page. */
export function keepDraft(uid: string, conversationId: string, draft: string): void {
  words(uid, conversationId).set(draft === '' ? null : { draft });
}
