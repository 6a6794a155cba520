import { commands } from '@anunturi/shared-domain/commands/commands';
import { publicContactSchema } from '@anunturi/shared-domain/listing/publicContact';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/defineCommand';
import { perDay } from '../../app/limits';
import { refuse } from '../../app/refuse';
import { anyone } from '../../app/who';

/** The phone of one active listing, to anyone who asks for this one; nobody reads the document it stands in. */
export const revealPhone = defineCommand(commands.revealPhone, {
  who: anyone,
  limit: perDay('phones'),
  reads: ({ input: { listingId } }) => [
    documentPaths.listing(listingId),
    documentPaths.listingContact(listingId),
  ],
  async run({ input: { listingId }, store, now }) {
    const listing = await store.read(documentPaths.listing(listingId));
    const seller = listing && (await store.read(documentPaths.user(listing.ownerId)));
    const isShown =
      listing?.status === 'active' && !(listing.expiresAt <= now) && seller?.blocked !== true;
    const contact = isShown
      ? await store.get(documentPaths.listingContact(listingId), publicContactSchema)
      : null;
    if (!contact) refuse('notFound', 'Numărul de telefon nu mai este disponibil.');
    return { phone: contact.phone };
  },
});
