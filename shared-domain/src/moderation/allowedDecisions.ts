import type { Listing } from '../listing/listing';
import { moderatorMoves } from '../listing/listingStatus';

export type DecisionKind = 'approve' | 'reject' | 'archive' | 'restore';

type Standing = Pick<Listing, 'status' | 'held' | 'appealedAt' | 'expiresAt'>;

/** Whether an administrator may do this to the listing as it stands; an appealed one is answered, not approved. */
export function isAllowed(kind: DecisionKind, listing: Standing): boolean {
  const { status, held, expiresAt } = listing;
  if (kind === 'approve')
    return (status === 'pending' || status === 'rejected') && !isAppealed(listing);
  if (kind === 'reject') return moderatorMoves.rejected.includes(status);
  if (kind === 'archive') return moderatorMoves.archived.includes(status);
  return status === 'archived' && expiresAt !== undefined && !held;
}

/** The owner said why the rejection is wrong and waits for an answer. */
export function isAppealed({ status, appealedAt }: Pick<Standing, 'status' | 'appealedAt'>) {
  return status === 'rejected' && appealedAt !== undefined;
}
