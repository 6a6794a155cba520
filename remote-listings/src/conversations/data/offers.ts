import { callCommand } from '@anunturi/shared-auth/callCommand';
import { createRepeatableCall } from '@anunturi/shared-auth/createRepeatableCall';
import type { Offer, OfferAnswer } from '@anunturi/shared-domain/people/offer';
import { randomId } from '#domain/randomId';

const make = createRepeatableCall('makeOffer');

/** Offers a sum; the offer before is replaced. @throws MarketError wrongStatus, blockedByRecipient, dailyLimit, offline, unavailable */
export async function makeOffer(conversationId: string, offer: Offer): Promise<void> {
  await make({ conversationId, ...offer }, { messageId: randomId() });
}

/** Accepts, declines or withdraws the offer of a message. @throws MarketError wrongStatus, blockedByRecipient, offline, unavailable */
export async function answerOffer(
  conversationId: string,
  messageId: string,
  answer: OfferAnswer,
): Promise<void> {
  await callCommand('answerOffer', { conversationId, messageId, answer });
}
