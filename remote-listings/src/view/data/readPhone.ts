import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import {
  type PublicContact,
  publicContactSchema,
} from '@anunturi/shared-domain/listing/publicContact';

/** The phone of one active listing, as stored (`0712345678`). @throws MarketError notFound when there is none any more */
export async function readPhone(listingId: string): Promise<string> {
  const contact = await readDocument<PublicContact>(
    documentPaths.listingContact(listingId),
    publicContactSchema,
  );
  if (!contact) throw new MarketError('notFound', 'Numărul de telefon nu mai este disponibil.');
  return contact.phone;
}
