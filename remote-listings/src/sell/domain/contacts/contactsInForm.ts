import type { Contact } from '@anunturi/shared-domain/texts/Contact';
import { findContacts } from '@anunturi/shared-domain/texts/findContacts';
import { formatPhone } from '@anunturi/shared-domain/validators/phone';

type Texts = { title: string; description: string };
/** A contact that a seller wrote where everybody would read it; `phone` where the form has a field for it, as it is shown there. */
export type FormContact = {
  field: keyof Texts;
  kind: Contact['kind'];
  /** As it was written. */
  text: string;
  phone?: string;
};

/** Every contact in title and description, in their order. */
export const contactsInForm = (form: Texts): FormContact[] =>
  (['title', 'description'] as const).flatMap((field) =>
    findContacts(form[field]).map(({ kind, start, end, phone }) => ({
      field,
      kind,
      text: form[field].slice(start, end),
      ...(phone !== undefined && { phone: formatPhone(phone) }),
    })),
  );

/** A text without the first place where a contact stands, and without the space that it leaves. */
export function withoutContact(text: string, contact: string): string {
  const start = text.indexOf(contact);
  if (start < 0) return text;
  const [before, after] = [text.slice(0, start), text.slice(start + contact.length)];
  const isSpaced = /(?:^|[ \n])$/.test(before) && after.startsWith(' ');
  return (before + (isSpaced ? after.slice(1) : after)).replace(/ +$/, '');
}
