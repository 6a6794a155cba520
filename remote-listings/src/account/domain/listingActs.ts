import type { MyListing } from '@anunturi/shared-domain/listing/myListing';

/** What an owner can do with a listing; the words are the button's. */
const listingActs = {
  edit: 'Modificați',
  renew: 'Prelungiți 30 de zile',
  markSold: 'S-a vândut',
  pause: 'Ascundeți temporar',
  resume: 'Afișați din nou',
  publish: 'Publicați anunțul',
  withdraw: 'Retrageți',
  appeal: 'Contestați decizia',
  dismissAnswer: 'Am citit răspunsul',
  restore: 'Scoateți din arhivă',
  duplicate: 'Faceți o copie',
  delete: 'Ștergeți anunțul',
  undelete: 'Restabiliți',
  deleteForGood: 'Ștergeți definitiv',
} as const;
export type ListingAct = keyof typeof listingActs;

/** Whether a rejection can be appealed against: once. */
export const mayAppeal = ({ moderation }: Pick<MyListing, 'moderation'>): boolean =>
  moderation?.decision === 'rejected' && moderation.contestedAt === undefined;

/** The acts open to the owner, the most useful first. */
export function openActs(
  listing: Pick<MyListing, 'card' | 'mayRenew' | 'moderation' | 'deletion'>,
): ListingAct[] {
  switch (listing.card.status) {
    case 'draft':
      return ['publish', 'edit', 'duplicate', 'delete'];
    case 'pending':
      return ['edit', 'withdraw', 'duplicate', 'delete'];
    case 'active':
      return [
        ...(listing.mayRenew ? (['renew'] as const) : []),
        'edit',
        'markSold',
        'pause',
        'duplicate',
        'delete',
      ];
    case 'paused':
      return ['resume', 'edit', 'markSold', 'duplicate', 'delete'];
    case 'expired':
      return ['renew', 'edit', 'markSold', 'duplicate', 'delete'];
    case 'sold':
      return ['resume', 'duplicate', 'delete'];
    case 'rejected': {
      const appeal = mayAppeal(listing) ? (['appeal'] as const) : [];
      if (listing.moderation?.removed) return [...appeal, 'delete'];
      return ['edit', ...appeal, 'duplicate', 'delete'];
    }
    case 'archived':
      return ['restore', 'duplicate', 'delete'];
    case 'deleted':
      return ['undelete', ...(listing.deletion?.isEvidence ? [] : (['deleteForGood'] as const))];
  }
}

/** The words of an act for one listing: a sold one that comes back was not sold after all. */
export function actLabel(act: ListingAct, status: MyListing['card']['status']): string {
  if (act === 'resume' && status === 'sold') return 'Puneți din nou la vânzare';
  if (act === 'edit' && status === 'rejected') return 'Corectați și retrimiteți';
  if (act === 'edit' && status === 'draft') return 'Continuați';
  return listingActs[act];
}
