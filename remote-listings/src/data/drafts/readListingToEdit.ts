import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { showContacts, splitAtMarks } from '@anunturi/shared-domain/listing/contactMarks';
import { hiddenContactsSchema } from '@anunturi/shared-domain/listing/hiddenContacts';
import { publicContactSchema } from '@anunturi/shared-domain/listing/publicContact';
import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import {
  type Listing,
  type ListingFields,
  listingSchema,
} from '@anunturi/shared-domain/listing/listing';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { parseDocument } from '@anunturi/shared-auth/firestore/parseDocument';
import { firebaseCode, withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

export type EditedListing = { listing: Listing; phone?: string };

/** A listing with its phone, and with what its description hides from others, for its owner. @throws MarketError notFound, notAllowed */
export function readListingToEdit(id: string, uid: string): Promise<EditedListing> {
  return withMarketErrors(async () => {
    const { db, doc, getDoc } = await openFirestore();
    const found = await getDoc(doc(db, documentPaths.listing(id))).catch((error: unknown) => {
      if (firebaseCode(error) === 'permission-denied')
        throw new MarketError('notAllowed', 'Numai cine a publicat anunțul îl poate modifica.');
      throw error;
    });
    const listing = found.exists() ? parseDocument<ListingFields>(listingSchema, found) : null;
    if (!listing || listing.status === 'deleted')
      throw new MarketError('notFound', 'Anunțul nu există sau a fost șters.');
    if (listing.ownerId !== uid)
      throw new MarketError('notAllowed', 'Numai cine a publicat anunțul îl poate modifica.');
    const [contact, hidden] = await Promise.all([
      listing.hasPhone && readDocument(documentPaths.listingContact(id), publicContactSchema),
      splitAtMarks(listing.description).some(({ at }) => at !== undefined) &&
        readDocument(documentPaths.listingHidden(id), hiddenContactsSchema),
    ]);
    const description = showContacts(listing.description, hidden ? hidden.contacts : []);
    return { listing: { ...listing, description }, ...(contact && { phone: contact.phone }) };
  });
}
