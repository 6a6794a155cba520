import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { isDecisionShown } from '@anunturi/shared-domain/moderation/isDecisionShown';
import { type Moderation, moderationSchema } from '@anunturi/shared-domain/moderation/moderation';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';

/**
 * Why the caller's own listing was rejected and how its appeal stands; of any other listing only an answer to an appeal that
 * its owner has not put away, so that a listing that is public again still says why.
 */
export async function readModeration({
  id,
  status,
}: Pick<Listing, 'id' | 'status'>): Promise<Moderation | undefined> {
  if (status === 'deleted') return undefined;
  const path = documentPaths.listingModeration(id);
  const found = await readDocument(path, moderationSchema);
  return found && isDecisionShown(status, found) ? found : undefined;
}
