/**
 * Where a listing stands; `draft` is never public, `active` is, `sold` and `expired` stay reachable by their address.
 * `deleted` is gone for everybody but its owner, who can bring it back for a time (listingDeletion), and administrators.
 */
export const listingStatuses = [
  'draft',
  'pending',
  'active',
  'paused',
  'sold',
  'expired',
  'rejected',
  'archived',
  'deleted',
] as const;
export type ListingStatus = (typeof listingStatuses)[number];

export const listingStatusLabels: Record<ListingStatus, string> = {
  draft: 'Ciornă',
  pending: 'În verificare',
  active: 'Activ',
  paused: 'Oprit',
  sold: 'Vândut',
  expired: 'Expirat',
  rejected: 'Respins',
  archived: 'Arhivat',
  deleted: 'Șters',
};

/** Statuses a new document may start with; `active` only where pre-moderation does not hold its owner. */
export const firstStatuses = [
  'draft',
  'pending',
  'active',
] as const satisfies readonly ListingStatus[];

/** Statuses anyone may read by address. */
export const publicStatuses = [
  'active',
  'sold',
  'expired',
] as const satisfies readonly ListingStatus[];

const withPhotos: readonly unknown[] = [...publicStatuses, 'paused'];

/**
 * Whether anyone may read a listing's photos by their addresses: while it is public, and while its seller has paused it, since
 * conversations about it go on. What waits for approval, was rejected, archived or deleted shows them to its owner and
 * administrators alone.
 */
export const showsPhotos = (status: unknown): boolean => withPhotos.includes(status);

/**
 * Who moves a listing where. `owner`: its seller. `admin`: a moderator. `anyone`: a mechanical change that the clock
 * alone decides (rules check `expiresAt`), so that no trusted background program is needed.
 */
export type TransitionActor = 'owner' | 'admin' | 'anyone';

/** Extra conditions that rules check beside the pair of statuses. */
type TransitionCondition =
  | 'whenNotPreModerated' // pre-moderation is off or the owner is trusted, and the last decision about the listing was not a rejection
  | 'whenPreModerated'
  | 'whenExpired' // expiresAt is in the past
  | 'whenNotExpired'
  | 'withStatement'; // the moderator's statement of reasons comes in the same write

export type Transition = {
  from: ListingStatus;
  to: ListingStatus;
  by: TransitionActor;
  condition?: TransitionCondition;
};

/** The only changes of status there are. Deletion and what brings a listing back are apart. */
export const transitions: readonly Transition[] = [
  { from: 'draft', to: 'pending', by: 'owner', condition: 'whenPreModerated' },
  { from: 'draft', to: 'active', by: 'owner', condition: 'whenNotPreModerated' },
  { from: 'pending', to: 'draft', by: 'owner' },
  { from: 'pending', to: 'archived', by: 'owner' },
  { from: 'active', to: 'paused', by: 'owner' },
  { from: 'active', to: 'sold', by: 'owner' },
  { from: 'active', to: 'pending', by: 'owner', condition: 'whenPreModerated' },
  { from: 'active', to: 'archived', by: 'owner' },
  { from: 'paused', to: 'active', by: 'owner', condition: 'whenNotExpired' },
  { from: 'paused', to: 'pending', by: 'owner', condition: 'whenPreModerated' },
  { from: 'paused', to: 'sold', by: 'owner' },
  { from: 'paused', to: 'archived', by: 'owner' },
  { from: 'sold', to: 'active', by: 'owner', condition: 'whenNotExpired' },
  { from: 'sold', to: 'archived', by: 'owner' },
  { from: 'expired', to: 'active', by: 'owner', condition: 'whenNotPreModerated' },
  { from: 'expired', to: 'pending', by: 'owner', condition: 'whenPreModerated' },
  { from: 'expired', to: 'sold', by: 'owner' },
  { from: 'expired', to: 'archived', by: 'owner' },
  { from: 'rejected', to: 'pending', by: 'owner' },
  { from: 'rejected', to: 'archived', by: 'owner' },
  { from: 'archived', to: 'draft', by: 'owner' },
  { from: 'active', to: 'expired', by: 'anyone', condition: 'whenExpired' },
  { from: 'pending', to: 'active', by: 'admin' },
  { from: 'pending', to: 'rejected', by: 'admin', condition: 'withStatement' },
  { from: 'active', to: 'rejected', by: 'admin', condition: 'withStatement' },
  { from: 'paused', to: 'rejected', by: 'admin', condition: 'withStatement' },
  { from: 'sold', to: 'rejected', by: 'admin', condition: 'withStatement' },
  { from: 'expired', to: 'rejected', by: 'admin', condition: 'withStatement' },
  { from: 'rejected', to: 'active', by: 'admin' },
  { from: 'rejected', to: 'archived', by: 'admin' },
  { from: 'active', to: 'archived', by: 'admin' },
  { from: 'paused', to: 'archived', by: 'admin' },
  { from: 'sold', to: 'archived', by: 'admin' },
  { from: 'expired', to: 'archived', by: 'admin' },
  { from: 'archived', to: 'active', by: 'admin', condition: 'whenNotExpired' },
  { from: 'archived', to: 'expired', by: 'admin', condition: 'whenExpired' },
];

/** True when `by` may ever move a listing from one status to another; its condition is the caller's to check. */
export function mayTransition(
  from: ListingStatus,
  to: ListingStatus,
  by: TransitionActor,
): boolean {
  return transitions.some(
    (each) => each.from === from && each.to === to && (each.by === by || each.by === 'anyone'),
  );
}
