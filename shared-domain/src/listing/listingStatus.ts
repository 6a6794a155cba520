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
  paused: 'Ascuns temporar',
  sold: 'Vândut',
  expired: 'Expirat',
  rejected: 'Respins',
  archived: 'Arhivat',
  deleted: 'Șters',
};

/** Statuses anyone may read by address. */
export const publicStatuses = [
  'active',
  'sold',
  'expired',
] as const satisfies readonly ListingStatus[];

/** Whether anyone may read a listing of a status, as it is stored, by its address. */
export const isPublicStatus = (status: unknown): boolean =>
  publicStatuses.some((each) => each === status);

const withPhotos: readonly unknown[] = [...publicStatuses, 'paused'];

/**
 * Whether anyone may read a listing's photos by their addresses: while it is public, and while its seller has paused it, since
 * conversations about it go on. What waits for approval, was rejected, archived or deleted shows them to its owner and
 * administrators alone.
 */
export const showsPhotos = (status: unknown): boolean => withPhotos.includes(status);

type Moves<To extends ListingStatus> = Record<To, readonly ListingStatus[]>;

/** From where a seller moves a listing: `active` may become `pending` on the way. Edits, deletion and renewal are apart. */
export const ownerMoves: Moves<'active' | 'paused' | 'sold' | 'archived' | 'draft'> = {
  active: ['draft', 'paused', 'sold', 'expired', 'archived'],
  paused: ['active'],
  sold: ['active', 'paused', 'expired'],
  archived: ['pending', 'active', 'paused', 'sold', 'expired', 'rejected'],
  draft: ['pending', 'archived'],
};

/**
 * From where a moderator takes a listing out of the public: rejected ones may be corrected and sent again, removed ones come back
 * by a decision alone. What brings one back is in `isAllowed`.
 */
export const moderatorMoves: Record<'reject' | 'remove' | 'ask', readonly ListingStatus[]> = {
  reject: ['pending', 'active', 'paused', 'sold', 'expired'],
  remove: ['pending', 'active', 'paused', 'sold', 'expired', 'rejected', 'archived'],
  ask: ['pending', 'active', 'paused', 'expired'],
};

/**
 * What a status is called. `rejected` is also that of a listing that was removed from view by decision, and of one whose owner is asked
 * for changes; both are called otherwise.
 */
export function statusLabel(
  status: ListingStatus,
  { removed, changes }: { removed?: boolean | undefined; changes?: unknown } = {},
): string {
  if (status === 'pending' && changes === 'made') return 'Modificat la cerere';
  if (status !== 'rejected') return listingStatusLabels[status];
  if (removed) return 'Scos de pe site';
  return changes ? 'Așteaptă modificări' : listingStatusLabels[status];
}
