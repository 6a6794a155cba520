import { hideContacts } from '@anunturi/shared-domain/listing/hideContacts';
import { HIDDEN_CONTACTS_MAX } from '@anunturi/shared-domain/listing/hiddenContacts';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { readHiddenContacts } from '../listings/hideDescription';
import { defineMigration } from './defineMigration';

/** Phones and addresses stood in descriptions for everybody, before trusted code took them out (docs/decisions/0084). */
export const hideDescriptionContacts = defineMigration({
  number: 15,
  name: 'phones and addresses in descriptions are shown only to people who ask',
  collection: 'listings',
  async change({ path, data }, store) {
    if (path.split('/').length > 2 || typeof data.description !== 'string') return undefined;
    const id = path.slice(path.lastIndexOf('/') + 1);
    const known = await readHiddenContacts(id, store);
    const { description, contacts } = hideContacts(data.description, known);
    if (contacts.length === known.length) return undefined;
    if (contacts.length > HIDDEN_CONTACTS_MAX)
      return `The description of ${path} holds more than ${HIDDEN_CONTACTS_MAX} contacts`;
    store.set(documentPaths.listingHidden(id), { contacts });
    store.update(path, { description });
    return undefined;
  },
});
