import * as z from 'zod/mini';
import { idsOf } from '../listing/vehicleFields';
import { textField } from '../site/fields';
import { EMAIL_WORDS_MAX } from '../site/limits';
import { emailTemplates } from './emailTemplates';

const emailWordsSchema = z.strictObject({
  subject: textField(1, EMAIL_WORDS_MAX.subject),
  heading: textField(1, EMAIL_WORDS_MAX.heading),
  text: textField(0, EMAIL_WORDS_MAX.text),
  closing: textField(0, EMAIL_WORDS_MAX.closing),
});

/** `settings/emails`: the words of e-mails that were changed; the others have those of their template. */
export const emailWordSettingsSchema = z.strictObject({
  words: z.partialRecord(z.enum(idsOf(emailTemplates)), emailWordsSchema),
  updatedAt: z.date(),
});
export type EmailWordSettings = z.infer<typeof emailWordSettingsSchema>;
