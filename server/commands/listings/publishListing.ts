import { FieldValue } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { toExpiry } from '@anunturi/shared-domain/listing/listingExpiry';
import { publicContactSchema } from '@anunturi/shared-domain/listing/publicContact';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { keepHold } from '../../decisions/keepHold';
import { countAgainst } from '../../app/limits/limits';
import { defineCommand } from '../../app/command/defineCommand';
import { parseFields } from '../../app/command/parseFields';
import { refuse } from '../../app/command/refuse';
import { verifiedUser } from '../../app/command/who';
import { composeListing } from '../../listings/composeListing';
import { keepHiddenContacts } from '../../listings/hideDescription';
import { removedHold } from '../../listings/removedHold';
import { sellerHold } from '../../listings/isHeld';
import { readMarket } from '../../listings/readMarket';
import { readSeller } from '../../listings/readSeller';
import { publishedEmail } from '../../mail/emails/listingEmails';
import { refuseUntraced } from '../../listings/refuseUntraced';
import { announceListing } from '../../jobs/matchListing';
import { waitingProofs } from '../../listings/waitingProofs';
import { tellPerson } from '../../mail/tell';
import { toPriceEntry } from '../../listings/toPriceEntry';

type Shown = 'pending' | 'active';

/**
 * Publishes a listing; it waits for approval where the market premoderates and its seller is not trusted yet,
 * where another listing of theirs was rejected in the last days, or where it shows or says what one that was removed from view did.
 */
export const publishListing = defineCommand(commands.publishListing, {
  who: verifiedUser,
  texts: { title: 'line', description: 'description', vehicle: 'facts', service: 'facts' },
  reads: ({ input: { id } }) => [
    documentPaths.listing(id),
    documentPaths.deletedListing(id),
    ...(['limits', 'moderation', 'localities', 'duties'] as const).map(documentPaths.settings),
  ],
  async run({ caller, input: { id, ...described }, store, files, now }) {
    const { uid: ownerId } = caller;
    const path = documentPaths.listing(id);
    const known = await store.read(path);
    if (known && known.ownerId === ownerId && known.status !== 'deleted')
      return { slug: String(known.slug), status: toAnswered(known.status) };
    if (known || (await store.read(documentPaths.deletedListing(id))))
      refuse('notAllowed', 'Acest anunț nu mai poate fi publicat. Începeți unul nou.');

    await countAgainst('listings', caller, store, now);
    await refuseUntraced(ownerId, store, now);
    const seller = await readSeller(ownerId, store);
    const { sellerType, sellerName } = seller;
    const market = await readMarket(store);
    const hold = sellerHold(market, seller, now) ?? (await removedHold(described, ownerId, store));
    const status: Shown = hold ? 'pending' : 'active';
    const proofs = described.kind === 'vehicle' ? await waitingProofs(ownerId, id, store) : [];
    const { listing, contacts } = await composeListing(
      described,
      {
        ownerId,
        sellerType,
        sellerName,
        status,
        version: 1,
        priceChanges: 0,
        createdAt: now,
        updatedAt: now,
        ...(proofs.length > 0 && { proofs }),
        ...(status === 'active' && { publishedAt: now, expiresAt: toExpiry(now) }),
      },
      { listingId: id, market, store, files, now },
    );
    store.create(path, listing);
    for (const proof of proofs)
      store.update(documentPaths.archiveEntry(ownerId, proof.id), { proof: FieldValue.delete() });
    store.create(documentPaths.priceHistoryEntry(id, 0), toPriceEntry(listing, now));
    store.create(documentPaths.listingCounters(id), { views: 0, favourites: 0, conversations: 0 });
    if (described.phone !== undefined)
      store.create(
        documentPaths.listingContact(id),
        parseFields(publicContactSchema, { phone: described.phone }),
      );
    keepHiddenContacts(id, contacts, { before: [], store });
    if (status === 'active') announceListing(id, store);
    const told = { ...listing, id };
    if (hold) await keepHold(id, told, hold, { store, now });
    else
      await tellPerson(ownerId, { kind: 'listingPublished', subject: id }, publishedEmail(told), {
        store,
        now,
      });
    return { slug: listing.slug, status };
  },
});

const toAnswered = (status: unknown): Shown => (status === 'pending' ? 'pending' : 'active');
