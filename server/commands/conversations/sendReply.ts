import { commands } from '@anunturi/shared-domain/commands/commands';
import { otherParticipant } from '@anunturi/shared-domain/people/conversation';
import { PHOTO_TEXT } from '@anunturi/shared-domain/people/message';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { countAgainst, perDay } from '../../app/limits/limits';
import { verifiedUser } from '../../app/command/who';
import { addMessage } from './addMessage';
import { hasAnswered } from './hasAnswered';
import { hasArrived } from './hasArrived';
import { readMessageText, refuseUnwanted } from './messageChecks';
import { refuseEarlyLink } from './refuseEarlyLink';
import { readOwnConversation } from './readOwnConversation';
import { slowReplies } from './slowReplies';
import { takeMessagePhoto } from './takeMessagePhoto';

/**
 * Goes on with a conversation. The sender's device names the message, so that one it kept since yesterday, when answers for
 * repeated calls are forgotten, still arrives once.
 */
export const sendReply = defineCommand(commands.sendReply, {
  who: verifiedUser,
  limit: perDay('messages'),
  texts: { text: 'message' },
  reads: ({ caller: { uid }, input: { conversationId, messageId, photoId } }) => [
    ...(photoId === undefined ? [] : [documentPaths.stagedPhoto(uid, photoId)]),
    `${documentPaths.conversations}/${conversationId}`,
    documentPaths.message(conversationId, messageId),
  ],
  async run({ caller, input, store, files, now }) {
    const { uid } = caller;
    const { conversationId, messageId, photoId } = input;
    const hasPhoto = photoId !== undefined;
    const text = readMessageText(hasPhoto ? input.text.trim() || PHOTO_TEXT : input.text);
    const conversation = await readOwnConversation(conversationId, uid, store);
    if (await hasArrived({ conversationId, messageId }, uid, store)) return { alreadyThere: true };
    const { uid: otherId } = otherParticipant(conversation, uid);
    await refuseUnwanted(uid, otherId, store);
    await refuseEarlyLink(uid, text, {
      hasAnswered: () => hasAnswered(conversationId, otherId, store),
      store,
      now,
    });
    await slowReplies({ uid, conversationId, text }, { store, now });
    if (hasPhoto) await countAgainst('messagePhotos', caller, store, now);
    const photo = hasPhoto
      ? await takeMessagePhoto(photoId, { conversationId, uid, store, files, now })
      : undefined;
    await addMessage(conversation, { senderId: uid, messageId, text, photo }, { store, now });
    return { alreadyThere: false };
  },
});
