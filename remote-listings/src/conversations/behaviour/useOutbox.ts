import { isMarketError, toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useEffect, useState } from 'react';
import { randomId } from '#domain/randomId';
import type { OutgoingMessage, ConversationView } from '#domain/conversation';
import { keepWords, readKeptWords } from '../domain/keptWords';

export type Outbox = {
  draft: string;
  write(text: string): void;
  outgoing: readonly OutgoingMessage[];
  send(text: string): void;
  resend(message: OutgoingMessage): void;
  discard(id: string): void;
};

/** What a person writes in a conversation: the typed text, and messages from the press of the button until they have arrived. */
export function useOutbox(
  uid: string,
  conversationId: string,
  conversation: ConversationView | undefined,
  onSent: () => Promise<void>,
): Outbox {
  const [words, setWords] = useState(() => readKeptWords(uid, conversationId));
  useEffect(() => keepWords(uid, conversationId, words), [uid, conversationId, words]);
  const put = (message: OutgoingMessage) =>
    setWords((now) => ({
      ...now,
      outgoing: [...now.outgoing.filter((each) => each.id !== message.id), message],
    }));
  const discard = (id: string) =>
    setWords((now) => ({ ...now, outgoing: now.outgoing.filter((each) => each.id !== id) }));

  async function deliver({ id, text }: Pick<OutgoingMessage, 'id' | 'text'>) {
    if (!conversation) return;
    put({ id, text, state: 'sending' });
    try {
      const { sendReply } = await import(
        /* webpackChunkName: "conversations" */ '../data/sendReply'
      );
      await sendReply({ conversationId, messageId: id, text });
      await onSent().catch((error: unknown) =>
        console.warn('The sent message will be read with the next look', error),
      );
      discard(id);
    } catch (error) {
      console.error('A message could not be sent', error);
      const isFinal =
        isMarketError(error) &&
        ['blocked', 'blockedByRecipient', 'bannedWords'].includes(error.code);
      put({ id, text, state: isFinal ? 'refused' : 'failed', problem: toRomanianMessage(error) });
    }
  }
  return {
    draft: words.draft,
    write: (draft) => setWords((now) => ({ ...now, draft })),
    outgoing: words.outgoing,
    send(text) {
      setWords((now) => ({ ...now, draft: '' }));
      void deliver({ id: randomId(), text });
    },
    resend: (message) => void deliver(message),
    discard,
  };
}
