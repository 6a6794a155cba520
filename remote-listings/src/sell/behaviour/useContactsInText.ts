import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SellForm } from '#domain/sell-form/sellForm';
import type { FormContact } from '../domain/contacts/contactsInForm';

type Reader = typeof import('../domain/contacts/contactsInForm');
type Kept = Pick<SellForm, 'title' | 'description' | 'phone'>;
const names = ['title', 'description', 'phone'] as const;

export type ContactsInText = {
  found: readonly FormContact[];
  /** The number that the phone field holds. */
  phone: string;
  /** Takes a contact out of the text; with `isMoved` a phone becomes that of the listing. */
  takeOut(contact: FormContact, isMoved: boolean): void;
  /** What was taken out last, until something else is done. */
  taken?: { contact: FormContact; isMoved: boolean; count: number } | undefined;
  undo(): void;
};

/** The contacts that stand in what is written, and what can be done with each. They are read in a file that comes when it is needed. */
export function useContactsInText(): ContactsInText {
  const { getValues, setValue } = useFormContext<SellForm>();
  const [title, description, phone] = useWatch<SellForm, typeof names>({ name: names });
  const [reader, setReader] = useState<Reader>();
  const [last, setLast] = useState<{
    contact: FormContact;
    isMoved: boolean;
    count: number;
    before: Kept;
    after: Kept;
  }>();
  useEffect(() => {
    import(/* webpackChunkName: "sell-check" */ '../domain/contacts/contactsInForm').then(
      setReader,
      // Without a connection trusted code hides them all the same.
      (error: unknown) => console.warn('Datele de contact din text nu pot fi căutate.', error),
    );
  }, []);

  const kept = (): Kept => {
    const values = getValues();
    return { title: values.title, description: values.description, phone: values.phone };
  };
  const write = (next: Partial<Kept>) => {
    for (const name of names)
      if (next[name] !== undefined && next[name] !== getValues(name))
        setValue(name, next[name], { shouldDirty: true, shouldValidate: true });
  };
  function takeOut(contact: FormContact, isMoved: boolean) {
    if (!reader) return;
    const before = kept();
    const { field, text, phone: moved } = contact;
    const after = {
      ...before,
      [field]: reader.withoutContact(before[field], text),
      ...(isMoved && moved !== undefined && { phone: moved }),
    };
    write(after);
    setLast((was) => ({ contact, isMoved, before, after, count: (was?.count ?? 0) + 1 }));
  }
  function undo() {
    if (!last) return;
    const { before, after, contact } = last;
    const now = kept();
    const { field, text } = contact;
    write({
      // What was written since then stays; the contact comes back at the end of it.
      [field]: now[field] === after[field] ? before[field] : `${now[field]} ${text}`,
      ...(now.phone === after.phone && { phone: before.phone }),
    });
    setLast(undefined);
  }
  const found = reader?.contactsInForm({ title, description }) ?? [];
  return { found, phone, takeOut, taken: last, undo };
}
