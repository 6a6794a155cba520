import * as z from 'zod/mini';
import { DESCRIPTION_MAX } from '../site/limits';

/** A description with more ways to reach its seller is refused. */
export const HIDDEN_CONTACTS_MAX = 20;

/**
 * `listings/{id}/private/hidden`: phones, e-mail and web addresses taken out of a description, in their order. Owner and administrators
 * read it; others ask with the phone (revealPhone).
 */
export const hiddenContactsSchema = z.strictObject({
  contacts: z
    .array(z.string().check(z.minLength(1), z.maxLength(DESCRIPTION_MAX)))
    .check(z.maxLength(HIDDEN_CONTACTS_MAX)),
});
export type HiddenContacts = z.infer<typeof hiddenContactsSchema>;
