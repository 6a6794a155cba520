import { callCommand } from '@anunturi/shared-auth/callCommand';
import { isMarketError, MarketError } from '@anunturi/shared-domain/site/marketError';

export type Reply = {
  conversationId: string;
  messageId: string;
  /** May be empty beside a photo. */
  text: string;
  /** Prepared by `sendPhoto`. */
  photoId?: string;
};

/** The same message under the same key never doubles. */
export const replyKey = (messageId: string): string => `reply-message-${messageId}`;

let before: Promise<unknown> = Promise.resolve();

/**
 * Writes in a conversation, one message after the other as they were typed. Sending again under the same `messageId` never
 * doubles a message. @throws MarketError blocked, blockedByRecipient, bannedWords, dailyLimit, offline, unavailable
 */
export async function sendReply(reply: Reply): Promise<void> {
  const sent = before.then(() =>
    callCommand('sendReply', reply, { key: replyKey(reply.messageId) }),
  );
  before = sent.catch(() => undefined);
  try {
    await sent;
  } catch (error) {
    if (!isMarketError(error) || error.code !== 'dailyLimit') throw error;
    throw new MarketError(
      'dailyLimit',
      'Ați atins numărul de mesaje pe ziua de azi. Mesajul rămâne aici; trimiteți-l mâine.',
      { cause: error },
    );
  }
}
