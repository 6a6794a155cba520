import { sampleConversation } from '@anunturi/shared-domain/samples/messageSamples';
import { listingId, seller } from '../../people';
import { increment, NOW, type Write } from '../../RuleCase';
import { paths } from '../listings/publishing';

/** A first message to the sample listing, as browsers once wrote it. */
export function firstMessage(uid: string): { conversation: Write; message: Write; counter: Write } {
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
      },
    },
    message: {
      set: `conversations/${id}/messages/m1`,
      data: { text: sampleConversation.lastText, senderId: uid, sentAt: NOW },
    },
    counter: { update: paths(listingId).counters, data: { conversations: increment(1) } },
  };
}
