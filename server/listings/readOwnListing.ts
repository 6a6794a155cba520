import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import { refuse } from '../app/command/refuse';
import type { Store } from '../app/data/Store';
import { readSeenListing } from './readSeenListing';

/** A listing of the caller as the caller saw it. @throws Refusal notFound, notAllowed, changedElsewhere */
export async function readOwnListing(
  seen: { id: string; version: number },
  uid: string,
  store: Store,
): Promise<ListingFields> {
  const { id: _id, ...listing } = await readSeenListing(seen, store, ({ ownerId }) => {
    if (ownerId !== uid) refuse('notAllowed', 'Numai cine a publicat anunțul îl poate modifica.');
  });
  return listing as ListingFields;
}
