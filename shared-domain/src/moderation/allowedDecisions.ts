import type { Listing } from '../listing/listing';
import { moderatorMoves } from '../listing/listingStatus';

export type ListingDecision = 'approve' | 'reject' | 'remove' | 'ask';

type Standing = Pick<Listing, 'status' | 'removed' | 'appealedAt'>;

/**
 * Whether an administrator may do this to the listing as it stands; an appealed one is answered, not approved. An approval also
 * takes back a rejection or a removal.
 */
export function isAllowed(kind: ListingDecision, listing: Standing): boolean {
  const { status, removed } = listing;
  if (kind === 'approve')
    return (status === 'pending' || status === 'rejected') && !isAppealed(listing);
  if (kind === 'remove' && (removed || isAppealed(listing))) return false;
  return moderatorMoves[kind].includes(status);
}

/** The owner said why the rejection is wrong and waits for an answer. */
export function isAppealed({ status, appealedAt }: Pick<Standing, 'status' | 'appealedAt'>) {
  return status === 'rejected' && appealedAt !== undefined;
}
