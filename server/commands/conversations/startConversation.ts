import { FieldValue } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { toPreview } from '@anunturi/shared-domain/people/message';
import { userSchema } from '@anunturi/shared-domain/people/user';
import { documentPaths, toConversationId } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/defineCommand';
import { countAgainst, perDay } from '../../app/limits';
import { newId } from '../../app/newId';
import { refuse } from '../../app/refuse';
import { verifiedUser } from '../../app/who';
import { tellUnreadLater } from '../../jobs/tellUnread';
import { readMessageText, refuseUnwanted } from './messageChecks';

/** Writes to the seller of an active listing: opens the conversation, or goes on with the one there is. */
export const startConversation = defineCommand(commands.startConversation, {
  who: verifiedUser,
  limit: perDay('messages'),
  reads: ({ caller, input: { listingId } }) => [
    documentPaths.settings('moderation'),
    documentPaths.listing(listingId),
    documentPaths.conversation(listingId, caller.uid),
  ],
  async run({ caller, input, store, now }) {
    const { uid: buyerId } = caller;
    const { listingId } = input;
    const text = await readMessageText(input.text, buyerId, store);
    const listing = await store.read(documentPaths.listing(listingId));
    const seller = listing && (await store.read(documentPaths.user(listing.ownerId)));
    if (listing?.status !== 'active' || listing.expiresAt <= now || seller?.blocked === true)
      refuse(
        'wrongStatus',
        'Anunțul nu mai este activ; vânzătorului nu i se mai poate scrie despre el.',
      );
    if (listing.ownerId === buyerId) refuse('notAllowed', 'Acesta este anunțul dumneavoastră.');
    await refuseUnwanted(buyerId, listing.ownerId, store);

    const path = documentPaths.conversation(listingId, buyerId);
    const messageId = newId();
    const sentAt = FieldValue.serverTimestamp();
    const last = {
      lastText: toPreview(text),
      lastSenderId: buyerId,
      lastMessageId: messageId,
      lastMessageAt: sentAt,
      changedAt: sentAt,
    };
    if (await store.read(path)) {
      store.update(path, { ...last, unreadBySeller: FieldValue.increment(1) });
    } else {
      await countAgainst('conversations', caller, store, now);
      const buyer = await store.get(documentPaths.user(buyerId), userSchema);
      if (!buyer) refuse('signInNeeded');
      store.create(path, {
        listingId,
        listingTitle: listing.title,
        listingSlug: listing.slug,
        ...(listing.photos[0] && { listingThumbPath: listing.photos[0].thumbPath }),
        sellerId: listing.ownerId,
        sellerName: listing.sellerName,
        buyerId,
        buyerName: buyer.company?.name ?? buyer.displayName,
        participantIds: [listing.ownerId, buyerId],
        ...last,
        unreadBySeller: 1,
        unreadByBuyer: 0,
        createdAt: sentAt,
      });
      const counters = documentPaths.listingCounters(listingId);
      if (await store.read(counters))
        store.update(counters, { conversations: FieldValue.increment(1) });
    }
    const conversationId = toConversationId(listingId, buyerId);
    const message = { text, senderId: buyerId, sentAt };
    store.create(documentPaths.message(conversationId, messageId), message);
    await tellUnreadLater({ conversationId, uid: listing.ownerId }, store, now);
    return { conversationId };
  },
});
