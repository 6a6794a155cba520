import * as z from 'zod/mini';
import { phoneField } from '../site/fields';

/** `listings/{id}/private/contact`: the phone apart from the card; trusted code shows it (revealPhone), nobody but its owner reads it. */
export const publicContactSchema = z.strictObject({ phone: phoneField });
export type PublicContact = z.infer<typeof publicContactSchema>;
