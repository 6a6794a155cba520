import { commands } from '@anunturi/shared-domain/commands/commands';
import { otherParticipant } from '@anunturi/shared-domain/people/conversation';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/defineCommand';
import { perDay } from '../../app/limits';
import { refuse } from '../../app/refuse';
import { verifiedUser } from '../../app/who';
import { addMessage } from './addMessage';
import { readMessageText, refuseUnwanted } from './messageChecks';
import { readOwnConversation } from './readOwnConversation';

/**
 * Goes on with a conversation. The sender's device names the message, so that one it kept since yesterday, when answers for
 * repeated calls are forgotten, still arrives once.
 */
export const sendReply = defineCommand(commands.sendReply, {
  who: verifiedUser,
  limit: perDay('messages'),
  reads: ({ input: { conversationId, messageId } }) => [
    documentPaths.settings('moderation'),
    `${documentPaths.conversations}/${conversationId}`,
    documentPaths.message(conversationId, messageId),
  ],
  async run({ caller, input: { conversationId, messageId, text: given }, store, now }) {
    const { uid } = caller;
    const text = await readMessageText(given, uid, store);
    const conversation = await readOwnConversation(conversationId, uid, store);
    const arrived = await store.read(documentPaths.message(conversationId, messageId));
    if (arrived) {
      if (arrived.senderId !== uid) refuse('invalidInput');
      return { alreadyThere: true };
    }
    await refuseUnwanted(uid, otherParticipant(conversation, uid).uid, store);
    await addMessage(conversation, { senderId: uid, messageId, text }, { store, now });
    return { alreadyThere: false };
  },
});
