import { isMarketError, toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useEffect, useEffectEvent, useState } from 'react';
import { randomId } from '#domain/randomId';
import type { OutgoingMessage } from '#domain/conversation';
import { keepDraft, readKeptDraft } from '../domain/keptDraft';

/** While messages wait for a connection, the device is asked so often whether they have left. */
const LOOKS_EVERY_MS = 3000;

/** A photo of a message on its way. */
export type SentPhoto = Pick<OutgoingMessage, 'photoId' | 'previewUrl'>;
export type Outbox = {
  draft: string;
  write(text: string): void;
  outgoing: readonly OutgoingMessage[];
  /** With a photo that trusted code has prepared; the text may be empty then. */
  send(text: string, photo?: SentPhoto): void;
  resend(message: OutgoingMessage): void;
  discard(id: string): void;
};

const loadSending = () =>
  Promise.all([
    import(/* webpackChunkName: "conversations" */ '../data/sendReply'),
    import(/* webpackChunkName: "conversations" */ '../data/outgoingMessages'),
  ]);
const noteUnkept = (error: unknown) =>
  console.warn('The message lives as long as this page', error);

/**
 * What a person writes in a conversation: the typed text, and messages from the press of the button until they have arrived. One
 * that was not delivered for want of a connection is kept on the device and leaves by itself, from any page of the site.
 */
export function useOutbox(
  uid: string,
  conversationId: string,
  onSent: () => Promise<void>,
): Outbox {
  const [draft, setDraft] = useState(() => readKeptDraft(uid, conversationId));
  const [outgoing, setOutgoing] = useState<readonly OutgoingMessage[]>([]);
  useEffect(() => keepDraft(uid, conversationId, draft), [uid, conversationId, draft]);
  const put = (message: OutgoingMessage) =>
    setOutgoing((now) => [...now.filter(({ id }) => id !== message.id), message]);
  const remove = (id: string, previewUrl?: string) => {
    setOutgoing((now) => now.filter((each) => each.id !== id));
    if (previewUrl) URL.revokeObjectURL(previewUrl);
  };

  const readKept = useEffectEvent(async () => {
    const [, { readOutgoing }] = await loadSending();
    const kept = await readOutgoing(uid, conversationId);
    const waited = outgoing.filter(({ state }) => state === 'waiting').map(({ id }) => id);
    setOutgoing((now) => [
      ...kept.filter(({ id }) => now.every((each) => each.id !== id || each.state === 'waiting')),
      ...now.filter(({ state }) => state !== 'waiting'),
    ]);
    if (waited.some((id) => kept.every((each) => each.id !== id))) await onSent();
  });
  useEffect(() => {
    const first = setTimeout(() => void readKept().catch(noteUnkept));
    return () => clearTimeout(first);
  }, [uid, conversationId]);
  const isWaiting = outgoing.some(({ state }) => state === 'waiting');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void readKept().catch(noteUnkept), LOOKS_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  async function deliver(message: Pick<OutgoingMessage, 'id' | 'text' | keyof SentPhoto>) {
    const { id, text, photoId, previewUrl } = message;
    const said = { id, text, photoId, previewUrl };
    put({ ...said, state: 'sending' });
    const reply = { conversationId, messageId: id, text, ...(photoId && { photoId }) };
    try {
      const [{ sendReply }, kept] = await loadSending();
      await kept.keepReply(uid, reply).catch(noteUnkept);
      try {
        await sendReply(reply);
      } catch (error) {
        if (kept.toState(error) !== 'waiting') await kept.dropReply(id).catch(noteUnkept);
        throw error;
      }
      await kept.dropReply(id).catch(noteUnkept);
      await onSent().catch((error: unknown) =>
        console.warn('The sent message will be read with the next look', error),
      );
      remove(id, previewUrl);
    } catch (error) {
      console.error('A message could not be sent', error);
      put({ ...said, ...(await toOutcome(error)) });
    }
  }
  return {
    draft,
    write: setDraft,
    outgoing,
    send(text, photo) {
      setDraft('');
      void deliver({ id: randomId(), text, ...photo });
    },
    resend: (message) => void deliver(message),
    discard(id) {
      remove(id, outgoing.find((each) => each.id === id)?.previewUrl);
      void loadSending()
        .then(([, { dropReply }]) => dropReply(id))
        .catch(noteUnkept);
    },
  };
}

/** How a message stands after a failure; where the code that sends could not be downloaded it was not kept, either. */
async function toOutcome(error: unknown): Promise<Pick<OutgoingMessage, 'state' | 'problem'>> {
  const problem = toRomanianMessage(error);
  if (!isMarketError(error)) return { state: 'failed', problem };
  const [, { toState }] = await loadSending();
  return { state: toState(error), problem };
}
