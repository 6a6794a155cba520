import { createRepeatableCall } from '@anunturi/shared-auth/createRepeatableCall';

const call = createRepeatableCall('startConversation');

/**
 * Writes to the seller of a listing: opens the conversation or goes on with the one there is. Gives its id.
 * @throws MarketError wrongStatus, bannedWords, blockedByRecipient, dailyLimit, offline, unavailable
 */
export async function startConversation(question: {
  listingId: string;
  text: string;
}): Promise<string> {
  return (await call(question, {})).conversationId;
}
