import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';
import type { Recipient } from './Recipient';

/** What `isHiddenFrom` reads of somebody with an account. */
export const hiddenReads = (uid: string, ownerId: string): string[] => [
  documentPaths.mutedSeller(uid, ownerId),
  documentPaths.block(uid, ownerId),
  documentPaths.block(ownerId, uid),
];

/** Whether somebody is not told of a listing: it is their own, its seller is hidden, or one of the two has blocked the other. */
export async function isHiddenFrom(
  { uid, email }: Recipient,
  { ownerId }: Listing,
  store: Store,
): Promise<boolean> {
  if (uid === ownerId) return true;
  if (uid === undefined) {
    const owner = await store.read(documentPaths.user(ownerId));
    return owner?.email === email;
  }
  const found = await Promise.all(hiddenReads(uid, ownerId).map((path) => store.read(path)));
  return found.some((each) => each !== null);
}
