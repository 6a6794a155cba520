import { commands } from '@anunturi/shared-domain/commands/commands';
import { otherParticipant } from '@anunturi/shared-domain/people/conversation';
import { offerSchema } from '@anunturi/shared-domain/people/offer';
import { toOfferText } from '@anunturi/shared-domain/people/offerTexts';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { parseFields } from '../../app/command/parseFields';
import { verifiedUser } from '../../app/command/who';
import { addMessage } from './addMessage';
import { hasArrived } from './hasArrived';
import { refuseUnwanted } from './messageChecks';
import { readOwnConversation } from './readOwnConversation';
import { refuseClosedListing } from './refuseClosedListing';

/** Offers a sum in a conversation about an active listing; the offer before, of either person, is replaced. The device names the message. */
export const makeOffer = defineCommand(commands.makeOffer, {
  who: verifiedUser,
  limit: perDay('messages'),
  async run({ caller: { uid }, input, store, now }) {
    const { conversationId, messageId, ...given } = input;
    const offer = parseFields(offerSchema, given);
    const conversation = await readOwnConversation(conversationId, uid, store);
    if (await hasArrived({ conversationId, messageId }, uid, store)) return {};
    await refuseUnwanted(uid, otherParticipant(conversation, uid).uid, store);
    await refuseClosedListing(conversation.listingId, { store, now });
    const current = { ...offer, messageId, byId: uid, state: 'open' } as const;
    const text = toOfferText(offer);
    await addMessage(
      conversation,
      { senderId: uid, messageId, text, offer, current },
      { store, now },
    );
    return {};
  },
});
