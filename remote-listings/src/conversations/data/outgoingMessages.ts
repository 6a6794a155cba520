import { dropCommand, isAway, keepCommand, keptCommands } from '@anunturi/shared-auth/keptCommands';
import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import type { CommandInput } from '@anunturi/shared-domain/commands/commands';
import type { OutgoingMessage } from '#domain/conversation';
import { type Reply, replyKey } from './sendReply';

/** A refusal after which a message cannot be sent again as it is. */
const final = ['blocked', 'blockedByRecipient', 'bannedWords', 'notFound'];

/** How a message stands whose sending failed so: one that waits leaves by itself. */
export function toState(error: unknown): 'waiting' | 'refused' | 'failed' {
  if (isAway(error)) return 'waiting';
  return isMarketError(error) && final.includes(error.code) ? 'refused' : 'failed';
}

/** Keeps a message on this device until it has arrived: it leaves even when the page is closed. */
export const keepReply = (uid: string, reply: Reply): Promise<void> =>
  keepCommand({
    uid,
    key: replyKey(reply.messageId),
    name: 'sendReply',
    input: reply,
    atMs: Date.now(),
  });

export const dropReply = (messageId: string): Promise<void> => dropCommand(replyKey(messageId));

/** The messages of a conversation that have not arrived yet, as this device kept them. */
export async function readOutgoing(
  uid: string,
  conversationId: string,
): Promise<OutgoingMessage[]> {
  const kept = await keptCommands(uid);
  return kept.flatMap(({ name, input, problem }): OutgoingMessage[] => {
    const { conversationId: of, messageId: id, text, photoId } = input as CommandInput<'sendReply'>;
    if (name !== 'sendReply' || of !== conversationId) return [];
    if (!problem) return [{ id, text, photoId, state: 'waiting' }];
    const state = final.includes(problem.code) ? 'refused' : 'failed';
    return [{ id, text, photoId, state, problem: problem.message }];
  });
}
