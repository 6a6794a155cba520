import { FieldValue } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-domain/commands/commands';
import type { ConversationFields } from '@anunturi/shared-domain/people/conversation';
import { markedName } from '@anunturi/shared-domain/people/markedName';
import { userSchema } from '@anunturi/shared-domain/people/user';
import { documentPaths, toConversationId } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { countAgainst, perDay } from '../../app/limits/limits';
import { newId } from '../../app/command/newId';
import { refuse } from '../../app/command/refuse';
import { verifiedUser } from '../../app/command/who';
import { addMessage, openConversation } from './addMessage';
import { hasAnswered } from './hasAnswered';
import { readMessageText, refuseUnwanted } from './messageChecks';
import { refuseEarlyLink } from './refuseEarlyLink';
import { slowSender } from './slowSender';

/** Writes to the seller of an active listing: opens the conversation, or goes on with the one there is. */
export const startConversation = defineCommand(commands.startConversation, {
  who: verifiedUser,
  limit: perDay('messages'),
  texts: { text: 'message' },
  reads: ({ caller, input: { listingId } }) => [
    documentPaths.listing(listingId),
    documentPaths.conversation(listingId, caller.uid),
  ],
  async run({ caller, input, store, now }) {
    const { uid: buyerId } = caller;
    const { listingId } = input;
    const text = readMessageText(input.text);
    const listing = await store.read(documentPaths.listing(listingId));
    const seller = listing && (await store.read(documentPaths.user(listing.ownerId)));
    if (listing?.status !== 'active' || listing.expiresAt <= now || seller?.blocked === true)
      refuse(
        'wrongStatus',
        'Anunțul nu mai este activ; vânzătorului nu i se mai poate scrie despre el.',
      );
    if (listing.ownerId === buyerId) refuse('notAllowed', 'Acesta este anunțul dumneavoastră.');
    await refuseUnwanted(buyerId, listing.ownerId, store);

    const conversationId = toConversationId(listingId, buyerId);
    const said = { senderId: buyerId, messageId: newId(), text };
    const there = await store.read(documentPaths.conversation(listingId, buyerId));
    await refuseEarlyLink(buyerId, text, {
      hasAnswered: () => there !== null && hasAnswered(conversationId, listing.ownerId, store),
      store,
      now,
    });
    if (there) {
      const { sellerId, sellerName, buyerName } = there as ConversationFields;
      const people = { id: conversationId, sellerId, sellerName, buyerId, buyerName };
      await addMessage(people, { ...said, isUnseen: true }, { store, now });
      return { conversationId };
    }
    await slowSender(buyerId, text, { store, now });
    await countAgainst('conversations', caller, store, now);
    const buyer = await store.get(documentPaths.user(buyerId), userSchema);
    if (!buyer) refuse('signInNeeded');
    const opened = {
      listingId,
      listingTitle: listing.title,
      listingSlug: listing.slug,
      ...(listing.photos[0] && { listingThumbPath: listing.photos[0].thumbPath }),
      sellerId: listing.ownerId,
      sellerName: markedName(listing.sellerName, {
        isFirm: listing.sellerType === 'company',
        isConfirmed: seller?.companyConfirmedAt !== undefined,
      }),
      buyerId,
      buyerName: markedName(buyer.company?.name ?? buyer.displayName, {
        isFirm: buyer.company !== undefined,
        isConfirmed: buyer.companyConfirmedAt !== undefined,
      }),
    };
    await openConversation(opened, said, { store, now });
    const counters = documentPaths.listingCounters(listingId);
    if (await store.read(counters))
      store.update(counters, { conversations: FieldValue.increment(1) });
    return { conversationId };
  },
});
