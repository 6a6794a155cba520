import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type Moderation, moderationSchema } from '@anunturi/shared-domain/moderation/moderation';

/** The last decision about a listing and its appeal; null where nobody decided yet. */
export function readModeration(listingId: string): Promise<Moderation | null> {
  return readDocument(documentPaths.listingModeration(listingId), moderationSchema);
}
