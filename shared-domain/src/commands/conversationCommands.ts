import * as z from 'zod/mini';
import { documentId, listingId, text } from './commandFields';
import { defineContract } from './defineContract';
import { offerAnswers, offerSchema } from '../people/offer';

/** Messages between two people. */
export const conversationCommands = {
  startConversation: defineContract({
    name: 'startConversation',
    input: z.strictObject({ listingId, text: text(10_000) }),
    result: z.strictObject({ conversationId: z.string() }),
    errors: ['wrongStatus', 'bannedWords', 'blockedByRecipient', 'tooFast'],
  }),
  sendReply: defineContract({
    name: 'sendReply',
    input: z.strictObject({
      conversationId: documentId,
      /** Made by the sender's device: the same message sent again is one. */
      messageId: documentId,
      /** May be empty beside a photo. */
      text: text(10_000),
      /** Prepared by `preparePhoto`; kept for less than a day until a message takes it. */
      photoId: z.optional(documentId),
    }),
    result: z.strictObject({ alreadyThere: z.boolean() }),
    errors: ['bannedWords', 'blockedByRecipient', 'tooFast'],
  }),
  /** A sum for the listing, which binds nobody; it takes the place of the offer before. */
  makeOffer: defineContract({
    name: 'makeOffer',
    input: z.strictObject({
      conversationId: documentId,
      /** Made by the sender's device, as for `sendReply`. */
      messageId: documentId,
      ...offerSchema.shape,
    }),
    result: z.strictObject({}),
    errors: ['wrongStatus', 'blockedByRecipient'],
  }),
  answerOffer: defineContract({
    name: 'answerOffer',
    input: z.strictObject({
      conversationId: documentId,
      /** The message that made the offer. */
      messageId: documentId,
      answer: z.enum(offerAnswers),
    }),
    result: z.strictObject({}),
    errors: ['wrongStatus', 'blockedByRecipient'],
  }),
};
