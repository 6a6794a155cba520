import * as z from 'zod/mini';
import { documentId, listingId, text } from './commandFields';
import { defineContract } from './defineContract';

/** Messages between two people. */
export const conversationCommands = {
  startConversation: defineContract({
    name: 'startConversation',
    input: z.strictObject({ listingId, text: text(10_000) }),
    result: z.strictObject({ conversationId: z.string() }),
    errors: ['wrongStatus', 'bannedWords', 'blockedByRecipient'],
  }),
  sendReply: defineContract({
    name: 'sendReply',
    input: z.strictObject({
      conversationId: documentId,
      /** Made by the sender's device: the same message sent again is one. */
      messageId: documentId,
      text: text(10_000),
    }),
    result: z.strictObject({ alreadyThere: z.boolean() }),
    errors: ['bannedWords', 'blockedByRecipient'],
  }),
};
