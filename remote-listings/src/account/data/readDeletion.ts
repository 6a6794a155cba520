import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import {
  type ListingDeletion,
  listingDeletionSchema,
} from '@anunturi/shared-domain/listing/listingDeletion';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';

/** How long the caller's own deleted listing is kept; nothing of any other listing. */
export async function readDeletion({
  id,
  status,
}: Pick<Listing, 'id' | 'status'>): Promise<ListingDeletion | undefined> {
  if (status !== 'deleted') return undefined;
  return (
    (await readDocument(documentPaths.listingDeletion(id), listingDeletionSchema)) ?? undefined
  );
}
