import { EMAIL_ADDRESS } from '@anunturi/shared-contract/site/emailAddress';
import {
  CONTACT_MESSAGE_MAX,
  CONTACT_MESSAGE_MIN,
  CONTACT_SUBJECT_MAX,
  CONTACT_SUBJECT_MIN,
  DISPLAY_NAME_MAX,
  DISPLAY_NAME_MIN,
  EMAIL_MAX,
} from '@anunturi/shared-domain/site/limits';
import * as z from 'zod/mini';
import { texts } from './texts';

/** What the visitor types: the contract's limits, in the visitor's words. */
export const contactFormSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(DISPLAY_NAME_MIN, texts.name),
      z.maxLength(DISPLAY_NAME_MAX, texts.name),
    ),
  email: z
    .string()
    .check(z.trim(), z.maxLength(EMAIL_MAX, texts.email), z.regex(EMAIL_ADDRESS, texts.email)),
  subject: z
    .string()
    .check(
      z.trim(),
      z.minLength(CONTACT_SUBJECT_MIN, texts.subject),
      z.maxLength(CONTACT_SUBJECT_MAX, texts.subject),
    ),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(CONTACT_MESSAGE_MIN, texts.messageShort),
      z.maxLength(CONTACT_MESSAGE_MAX, texts.messageLong),
    ),
});
export type ContactForm = z.infer<typeof contactFormSchema>;
