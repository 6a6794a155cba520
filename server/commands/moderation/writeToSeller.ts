import { commands } from '@anunturi/shared-domain/commands/commands';
import { type ListingFields, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { SELLER_MESSAGE_MAX, SELLER_MESSAGE_MIN } from '@anunturi/shared-domain/site/limits';
import { links } from '@anunturi/shared-domain/site/links';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { newId } from '../../app/command/newId';
import { refuse, Refusal } from '../../app/command/refuse';
import { sellerMessageEmail } from '../../mail/emails/decisionEmails';
import { tellPerson } from '../../mail/tell';
import { addNotice } from '../../notices/addNotice';

/** As much of a message as the bell has room for; the e-mail has all of it. */
const NOTICED_MAX = 160;

/** Tells the seller of a listing what a moderator wrote, in the account and by e-mail, and the log what it was. */
export const writeToSeller = defineAdminCommand(commands.writeToSeller, async (context) => {
  const { input, store } = context;
  const listing = await store.getFitting<ListingFields>(
    documentPaths.listing(input.listingId),
    listingSchema,
  );
  if (!listing) refuse('notFound');
  const text = input.text.trim();
  if (text.length < SELLER_MESSAGE_MIN || text.length > SELLER_MESSAGE_MAX) {
    const why = `Scrieți între ${SELLER_MESSAGE_MIN} și ${SELLER_MESSAGE_MAX} de caractere.`;
    throw new Refusal('invalidInput', why, { text: why });
  }
  const { id, title, ownerId } = listing;
  const about = { subject: id, period: newId() };
  await tellPerson(
    ownerId,
    { kind: 'sellerMessage', ...about },
    sellerMessageEmail(listing, text),
    context,
  );
  const begins = text.length > NOTICED_MAX ? `${text.slice(0, NOTICED_MAX).trimEnd()}…` : text;
  await addNotice(
    ownerId,
    {
      kind: 'site',
      text: `Un moderator v-a scris despre „${title}”: ${begins}`.slice(0, 300),
      path: links.editListing(id),
      ...about,
    },
    context,
  );
  return {
    log: {
      action: 'sellerWritten' as const,
      targetKind: 'listing' as const,
      targetId: id,
      targetTitle: title,
      text,
    },
    result: {},
  };
});
