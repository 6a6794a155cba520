import { commands } from '@anunturi/shared-domain/commands/commands';
import { otherParticipant } from '@anunturi/shared-domain/people/conversation';
import type { OfferAnswer, OfferState } from '@anunturi/shared-domain/people/offer';
import { toAnswerText } from '@anunturi/shared-domain/people/offerTexts';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { newId } from '../../app/command/newId';
import { refuse } from '../../app/command/refuse';
import { verifiedUser } from '../../app/command/who';
import { addMessage } from './addMessage';
import { refuseUnwanted } from './messageChecks';
import { readOwnConversation } from './readOwnConversation';
import { refuseClosedListing } from './refuseClosedListing';

const states: Record<OfferAnswer, OfferState> = {
  accept: 'accepted',
  decline: 'declined',
  withdraw: 'withdrawn',
};

/** Answers the open offer of a conversation, or withdraws the caller's own; a message says so. Done again it changes nothing. */
export const answerOffer = defineCommand(commands.answerOffer, {
  who: verifiedUser,
  limit: perDay('messages'),
  async run({ caller: { uid }, input: { conversationId, messageId, answer }, store, now }) {
    const conversation = await readOwnConversation(conversationId, uid, store);
    const { offer } = conversation;
    if (offer?.messageId !== messageId)
      refuse('wrongStatus', 'Oferta a fost înlocuită de una mai nouă.');
    if ((offer.byId === uid) !== (answer === 'withdraw')) refuse('notAllowed');
    const state = states[answer];
    if (offer.state === state) return {};
    if (offer.state !== 'open') refuse('wrongStatus', 'La această ofertă s-a răspuns deja.');
    await refuseUnwanted(uid, otherParticipant(conversation, uid).uid, store);
    if (answer === 'accept') await refuseClosedListing(conversation.listingId, { store, now });
    await addMessage(
      conversation,
      {
        senderId: uid,
        messageId: newId(),
        text: toAnswerText(answer, offer),
        current: { ...offer, state },
      },
      { store, now },
    );
    return {};
  },
});
