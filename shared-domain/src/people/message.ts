import * as z from 'zod/mini';
import { idField, textField } from '../site/fields';
import { offerSchema } from './offer';
import { MESSAGE_MAX, MESSAGE_PREVIEW_MAX, PHOTO_MAX_PIXELS } from '../site/limits';

const pixels = z.int().check(z.gte(1), z.lte(PHOTO_MAX_PIXELS));

/** A photo in a message: the files lie at `filePaths.messagePhoto` and, where it is larger, `messageMedium`. */
const messagePhotoSchema = z.strictObject({
  /** Made of the content. */
  id: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
  width: pixels,
  height: pixels,
  /** Whether there is a smaller one for screens. */
  hasMedium: z.boolean(),
});
export type MessagePhoto = z.infer<typeof messagePhotoSchema>;

/** What a photo without words says. */
export const PHOTO_TEXT = 'Fotografie';

/** `conversations/{id}/messages/{messageId}`; the id is made by the sender's device, so that sending again does not double it. */
export const messageSchema = z.strictObject({
  text: textField(1, MESSAGE_MAX),
  senderId: idField,
  sentAt: z.date(),
  /** Of one that offers a sum; its text says it too, for those who know no offers. */
  offer: z.optional(offerSchema),
  /** Its text is what the sender says of it, or `PHOTO_TEXT`. */
  photo: z.optional(messagePhotoSchema),
});
export type MessageFields = z.infer<typeof messageSchema>;

/** The first words of a message on one line, for the inbox. */
export function toPreview(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MESSAGE_PREVIEW_MAX
    ? line
    : `${line.slice(0, MESSAGE_PREVIEW_MAX - 1).trimEnd()}…`;
}
