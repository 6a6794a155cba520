import type { Conversation } from '@anunturi/shared-domain/people/conversation';
import type { MessagePhoto } from '@anunturi/shared-domain/people/message';
import type { Offer } from '@anunturi/shared-domain/people/offer';
import type { PlainDates } from '@anunturi/shared-domain/site/plainDates';

/** A conversation as screens hold it: moments in milliseconds. */
export type ConversationView = PlainDates<Conversation>;
export type ConversationMessage = {
  id: string;
  text: string;
  senderId: string;
  sentAtMs: number;
  offer?: Offer | undefined;
  photo?: MessagePhoto | undefined;
};
/** A message on its way out: `waiting` for a connection, `refused` cannot be sent again as it is. */
export type OutgoingMessage = {
  id: string;
  text: string;
  state: 'sending' | 'waiting' | 'failed' | 'refused';
  problem?: string;
  /** Of one with a photo, which trusted code has prepared. */
  photoId?: string | undefined;
  /** An address of this page that shows it. */
  previewUrl?: string | undefined;
};

/** The inbox with newer rows put in place of older ones, the newest conversation first. */
export function mergeConversations(
  known: readonly ConversationView[],
  fresh: readonly ConversationView[],
): ConversationView[] {
  const ids = new Set(fresh.map((conversation) => conversation.id));
  return [...fresh, ...known.filter((conversation) => !ids.has(conversation.id))].sort(
    (a, b) => b.lastMessageAt - a.lastMessageAt,
  );
}

/** A conversation that a person has read. */
export const asRead = (conversation: ConversationView, uid: string): ConversationView => ({
  ...conversation,
  [uid === conversation.sellerId ? 'unreadBySeller' : 'unreadByBuyer']: 0,
});

/** Messages of a conversation without doubles, oldest first. */
export function mergeMessages(
  known: readonly ConversationMessage[],
  fresh: readonly ConversationMessage[],
): ConversationMessage[] {
  const ids = new Set(fresh.map((message) => message.id));
  return [...known.filter((message) => !ids.has(message.id)), ...fresh].sort(
    (a, b) => a.sentAtMs - b.sentAtMs,
  );
}

/** The answers that sellers give again and again to a first question. */
export const quickAnswers = [
  'Bună ziua. Da, este disponibil.',
  'Îl puteți vedea azi, după ora 17.',
  'Prețul este puțin negociabil, la fața locului.',
  'Mulțumesc de interes, nu mai este disponibil.',
] as const;

/** The last words of the other person, to be quoted in a report, newest last and at most so many characters. */
export function quoteMessages(
  messages: readonly ConversationMessage[],
  senderId: string,
  most: number,
): string {
  let quoted = '';
  for (const { text } of messages.filter((message) => message.senderId === senderId).toReversed()) {
    const next = `> ${text.replace(/\s+/g, ' ')}\n${quoted}`;
    if (next.length > most) break;
    quoted = next;
  }
  return quoted.trimEnd();
}
