import * as z from 'zod/mini';
import { emailTemplates } from '../emails/emailTemplates';
import { idsOf } from '../listing/vehicleFields';
import { text } from './commandFields';
import { defineAdminContract } from './defineAdminContract';

const template = z.enum(idsOf(emailTemplates));
const words = z.strictObject({
  subject: text(1000),
  heading: text(1000),
  text: text(10_000),
  closing: text(10_000),
});

/** What is done with the e-mails of the site by those who word its texts. */
export const emailCommands = {
  /** Sends the caller e-mails as they look, one of each kind unless one is named, to the address of the account. */
  sendSampleEmails: defineAdminContract({
    name: 'sendSampleEmails',
    permission: 'texts',
    input: z.strictObject({ template: z.optional(template) }),
    result: z.strictObject({ count: z.int() }),
    errors: [],
  }),
  /** Without `words` the e-mail has those of its template again. */
  changeEmailWords: defineAdminContract({
    name: 'changeEmailWords',
    permission: 'texts',
    input: z.strictObject({
      template,
      words: z.optional(words),
      /** When what the person saw was saved, in milliseconds; 0 where nothing was stored. */
      readAtMs: z.int(),
    }),
    result: z.strictObject({}),
    errors: ['changedElsewhere', 'invalidInput'],
  }),
  /** An e-mail with these words and sample values: both versions, as they would go out. */
  previewEmail: defineAdminContract({
    name: 'previewEmail',
    permission: 'texts',
    input: z.strictObject({ template, words }),
    result: z.strictObject({ subject: z.string(), html: z.string(), text: z.string() }),
    errors: ['invalidInput'],
  }),
};
