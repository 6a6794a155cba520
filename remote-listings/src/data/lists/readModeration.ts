import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { type Moderation, moderationSchema } from '@anunturi/shared-domain/moderation/moderation';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';

/** Why the caller's own listing was rejected and how its appeal stands; nothing of any other listing. */
export async function readModeration({
  id,
  status,
}: Pick<Listing, 'id' | 'status'>): Promise<Moderation | undefined> {
  if (status !== 'rejected') return undefined;
  return (await readDocument(documentPaths.listingModeration(id), moderationSchema)) ?? undefined;
}
