import {
  HIDDEN_CONTACTS_MAX,
  hiddenContactsSchema,
} from '@anunturi/shared-domain/listing/hiddenContacts';
import { hideContacts } from '@anunturi/shared-domain/listing/hideContacts';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { DESCRIPTION_MAX } from '@anunturi/shared-domain/site/limits';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { Refusal } from '../app/command/refuse';
import type { Store } from '../app/data/Store';

/** A description as it is published, and the contacts that its marks stand for. @throws Refusal invalidInput where they are too many */
export function hideDescription(description: string, known: readonly string[] = []) {
  const hidden = hideContacts(description, known);
  const isTooLong = description.length > DESCRIPTION_MAX;
  if (!isTooLong && hidden.contacts.length <= HIDDEN_CONTACTS_MAX) return hidden;
  const words = isTooLong
    ? `Descrierea are cel mult ${formatNumber(DESCRIPTION_MAX)} de caractere.`
    : `Descrierea conține prea multe telefoane și adrese. Lăsați cel mult ${HIDDEN_CONTACTS_MAX}.`;
  throw new Refusal('invalidInput', words, { description: words });
}

/** The contacts that the marks in a description stand for. */
export async function readHiddenContacts(id: string, store: Store): Promise<readonly string[]> {
  const hidden = await store.getFitting(documentPaths.listingHidden(id), hiddenContactsSchema);
  return hidden?.contacts ?? [];
}

/** Keeps them apart from the listing; nothing is kept where there are none. */
export function keepHiddenContacts(
  id: string,
  contacts: readonly string[],
  { before, store }: { before: readonly string[]; store: Store },
): void {
  const path = documentPaths.listingHidden(id);
  if (contacts.length > 0) store.set(path, { contacts });
  else if (before.length > 0) store.delete(path);
}
