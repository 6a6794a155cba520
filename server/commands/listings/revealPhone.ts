import { commands } from '@anunturi/shared-domain/commands/commands';
import { splitAtMarks } from '@anunturi/shared-domain/listing/contactMarks';
import { publicContactSchema } from '@anunturi/shared-domain/listing/publicContact';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { readHiddenContacts } from '../../listings/hideDescription';
import { keepShownPhone } from '../../listings/shownPhones';
import { refuse } from '../../app/command/refuse';
import { anyone } from '../../app/command/who';

/**
 * The phone and the hidden contacts of one active listing, to anyone who asks for this one; nobody else reads where they stand. An
 * account that was shown a phone is told when it becomes another one.
 */
export const revealPhone = defineCommand(commands.revealPhone, {
  who: anyone,
  limit: perDay('phones'),
  reads: ({ input: { listingId } }) => [
    documentPaths.listing(listingId),
    documentPaths.listingContact(listingId),
    documentPaths.listingHidden(listingId),
  ],
  async run({ caller: { uid }, input: { listingId }, store, now }) {
    const listing = await store.read(documentPaths.listing(listingId));
    const seller = listing && (await store.read(documentPaths.user(listing.ownerId)));
    const isShown =
      listing?.status === 'active' && !(listing.expiresAt <= now) && seller?.blocked !== true;
    const contact = isShown
      ? await store.get(documentPaths.listingContact(listingId), publicContactSchema)
      : null;
    const contacts = isShown
      ? toMarked(await readHiddenContacts(listingId, store), String(listing.description))
      : [];
    if (!contact && contacts.length === 0)
      refuse('notFound', 'Numărul de telefon nu mai este disponibil.');
    if (contact && uid !== null && uid !== listing?.ownerId)
      await keepShownPhone({ listingId, phone: contact.phone, uid }, { store, now });
    return { ...(contact && { phone: contact.phone }), ...(contacts.length > 0 && { contacts }) };
  },
});

/** A contact whose mark a moderator took away is told to nobody. */
function toMarked(contacts: readonly string[], description: string): string[] {
  const marked = new Set(splitAtMarks(description).map(({ at }) => at));
  const told = contacts.map((contact, at) => (marked.has(at) ? contact : ''));
  return told.some((contact) => contact !== '') ? told : [];
}
