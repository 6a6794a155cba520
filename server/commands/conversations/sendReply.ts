import { FieldValue } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { conversationSchema, otherParticipant } from '@anunturi/shared-domain/people/conversation';
import { toPreview } from '@anunturi/shared-domain/people/message';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/defineCommand';
import { perDay } from '../../app/limits';
import { refuse } from '../../app/refuse';
import { verifiedUser } from '../../app/who';
import { tellUnreadLater } from '../../jobs/tellUnread';
import { readMessageText, refuseUnwanted } from './messageChecks';

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
    const text = await readMessageText(given, store);
    const path = `${documentPaths.conversations}/${conversationId}`;
    const conversation = await store.get(path, conversationSchema);
    if (!conversation?.participantIds.includes(uid)) refuse('notFound');
    const messagePath = documentPaths.message(conversationId, messageId);
    const arrived = await store.read(messagePath);
    if (arrived) {
      if (arrived.senderId !== uid) refuse('invalidInput');
      return { alreadyThere: true };
    }
    await refuseUnwanted(uid, otherParticipant(conversation, uid).uid, store);

    const isSeller = uid === conversation.sellerId;
    const sentAt = FieldValue.serverTimestamp();
    store.update(path, {
      lastText: toPreview(text),
      lastSenderId: uid,
      lastMessageId: messageId,
      lastMessageAt: sentAt,
      changedAt: sentAt,
      [isSeller ? 'unreadByBuyer' : 'unreadBySeller']: FieldValue.increment(1),
      [isSeller ? 'unreadBySeller' : 'unreadByBuyer']: 0,
    });
    store.create(messagePath, { text, senderId: uid, sentAt });
    const reader = otherParticipant(conversation, uid).uid;
    await tellUnreadLater({ conversationId, uid: reader }, store, now);
    return { alreadyThere: false };
  },
});
