import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import {
  type PublicContact,
  publicContactSchema,
} from '@anunturi/shared-domain/listing/publicContact';
import { parseDocument } from '../../data/parseDocument';
import { withMarketErrors } from '../../data/toMarketError';

/** The phone of one active listing, as stored (`0712345678`). @throws MarketError notFound when there is none any more */
export function readPhone(listingId: string): Promise<string> {
  return withMarketErrors(async () => {
    const { db, doc, getDoc } = await openFirestore();
    const found = await getDoc(doc(db, documentPaths.listingContact(listingId)));
    const contact = found.exists()
      ? parseDocument<PublicContact>(publicContactSchema, found)
      : null;
    if (!contact) throw new MarketError('notFound', 'Numărul de telefon nu mai este disponibil.');
    return contact.phone;
  });
}
