import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { mayTransition } from '@anunturi/shared-domain/listing/listingStatus';

export type DecisionKind = 'approve' | 'reject' | 'archive' | 'restore';

/** Whether the rules let an administrator do this to the listing as it stands; a contested one is answered, not approved. */
export function isAllowed(kind: DecisionKind, { status, moderation, expiresAt }: Listing): boolean {
  if (kind === 'approve')
    return (status === 'pending' || status === 'rejected') && !isContested({ status, moderation });
  if (kind === 'reject') return mayTransition(status, 'rejected', 'admin');
  if (kind === 'archive') return status !== 'pending' && mayTransition(status, 'archived', 'admin');
  return status === 'archived' && expiresAt !== undefined && moderation?.decision !== 'rejected';
}

/** The owner said why the rejection is wrong and waits for an answer. */
export function isContested({
  status,
  moderation,
}: Pick<Listing, 'status' | 'moderation'>): boolean {
  return status === 'rejected' && moderation?.contestWaiting === true;
}
