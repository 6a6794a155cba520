import type { ConversationFields } from '@anunturi/shared-domain/people/conversation';
import { toConversationId } from '@anunturi/shared-domain/site/documentPaths';
import { type MessageFields, toPreview } from '@anunturi/shared-domain/people/message';
import { people } from './data/people';
import type { ConversationSeed } from './data/conversations';
import { daysBefore, type SeededListing } from './toListing';

/** A conversation with its messages by id. */
export function toConversation(
  seed: ConversationSeed,
  listing: SeededListing,
  now: Date,
): { id: string; conversation: ConversationFields; messages: Record<string, MessageFields> } {
  const buyer = people[seed.buyer];
  const { ownerId: sellerId, sellerName, title, slug, photos } = listing.fields;
  const messages = seed.messages.map(
    ([hoursAgo, from, text], at) =>
      [
        `mesaj${String(at + 1).padStart(3, '0')}`,
        {
          text,
          senderId: from === 'buyer' ? buyer.uid : sellerId,
          sentAt: daysBefore(now, hoursAgo / 24),
        },
      ] as const,
  );
  const [lastMessageId, last] = messages.at(-1)!;
  const conversation: ConversationFields = {
    listingId: listing.id,
    listingTitle: title,
    listingSlug: slug,
    ...(photos[0] && { listingThumbPath: photos[0].thumbPath }),
    sellerId,
    sellerName,
    buyerId: buyer.uid,
    buyerName: buyer.name,
    participantIds: [sellerId, buyer.uid],
    lastText: toPreview(last.text),
    lastSenderId: last.senderId,
    lastMessageId,
    lastMessageAt: last.sentAt,
    unreadBySeller: seed.unreadBySeller ?? 0,
    unreadByBuyer: seed.unreadByBuyer ?? 0,
    createdAt: messages[0]![1].sentAt,
  };
  return {
    id: toConversationId(listing.id, buyer.uid),
    conversation,
    messages: Object.fromEntries(messages),
  };
}
