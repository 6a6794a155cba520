import { sampleConversation } from '@anunturi/shared-domain/samples/messageSamples';
import { listingId, seller } from '../../people';
import { type Data, increment, NOW, type Write } from '../../RuleCase';
import { dailyUsage, paths } from '../listings/publishing';

/** The counters of the sample listing. */
export const counters = paths(listingId).counters;

/** A first message to the sample listing. */
export function firstMessage(
  uid: string,
  now: Date,
  change: Data = {},
): { conversation: Write; message: Write; counter: Write; usage: Write } {
  const id = `${listingId}_${uid}`;
  return {
    conversation: {
      set: `conversations/${id}`,
      data: {
        ...sampleConversation,
        buyerId: uid,
        buyerName: 'Mihai Stan',
        participantIds: [seller, uid],
        lastSenderId: uid,
        lastMessageId: 'm1',
        lastMessageAt: NOW,
        createdAt: NOW,
        ...change,
      },
    },
    message: {
      set: `conversations/${id}/messages/m1`,
      data: { text: sampleConversation.lastText, senderId: uid, sentAt: NOW },
    },
    counter: { update: counters, data: { conversations: increment(1) } },
    usage: dailyUsage(uid, now, { conversations: id, messages: 'm1' }),
  };
}
