import * as z from 'zod/mini';
import { emailField, textField } from '../site/fields';
import { idsOf } from '../listing/vehicleFields';
import * as limits from '../site/limits';

export const contactStatuses = {
  new: 'Nou',
  answered: 'Răspuns trimis',
  archived: 'Arhivat',
  spam: 'Nedorit',
} as const;
export type ContactStatus = keyof typeof contactStatuses;

/** The number that its writer is told of a message. */
export const toContactReceipt = (messageId: string): string => messageId.slice(0, 8);

/** A document of `contactMessages/{id}`: anyone creates it as `new` without a note; an administrator changes status and note, and answers. */
export const contactMessageSchema = z.strictObject({
  name: textField(limits.DISPLAY_NAME_MIN, limits.DISPLAY_NAME_MAX),
  email: emailField,
  subject: textField(limits.CONTACT_SUBJECT_MIN, limits.CONTACT_SUBJECT_MAX),
  message: textField(limits.CONTACT_MESSAGE_MIN, limits.CONTACT_MESSAGE_MAX),
  status: z.enum(idsOf(contactStatuses)),
  note: z.optional(textField(1, limits.NOTE_MAX)),
  /** What was sent to its writer by e-mail. */
  answer: z.optional(
    z.strictObject({
      text: textField(limits.CONTACT_ANSWER_MIN, limits.CONTACT_ANSWER_MAX),
      at: z.date(),
    }),
  ),
  createdAt: z.date(),
  updatedAt: z.optional(z.date()),
});
export type ContactMessageFields = z.infer<typeof contactMessageSchema>;
export type ContactMessage = ContactMessageFields & { id: string };
