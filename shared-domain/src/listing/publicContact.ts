import * as z from 'zod/mini';
import { phoneField } from '../site/fields';

/** `listings/{id}/private/contact`: the phone apart from the card, read for one listing at a time, never listed. */
export const publicContactSchema = z.strictObject({ phone: phoneField });
export type PublicContact = z.infer<typeof publicContactSchema>;
