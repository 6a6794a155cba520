import * as z from 'zod/mini';
import { idField, textField } from '../site/fields';
import { offerSchema } from './offer';
import { MESSAGE_MAX, MESSAGE_PREVIEW_MAX } from '../site/limits';

/** `conversations/{id}/messages/{messageId}`; the id is made by the sender's device, so that sending again does not double it. */
export const messageSchema = z.strictObject({
  text: textField(1, MESSAGE_MAX),
  senderId: idField,
  sentAt: z.date(),
  /** Of one that offers a sum; its text says it too, for those who know no offers. */
  offer: z.optional(offerSchema),
});
export type MessageFields = z.infer<typeof messageSchema>;

/** The first words of a message on one line, for the inbox. */
export function toPreview(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MESSAGE_PREVIEW_MAX
    ? line
    : `${line.slice(0, MESSAGE_PREVIEW_MAX - 1).trimEnd()}…`;
}
