import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { hiddenContactsSchema } from '@anunturi/shared-domain/listing/hiddenContacts';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';

/** The phones and addresses that a listing's description hides from its readers, in the order of its marks. */
export const readHiddenContacts = async (listingId: string): Promise<readonly string[]> =>
  (await readDocument(documentPaths.listingHidden(listingId), hiddenContactsSchema))?.contacts ??
  [];
