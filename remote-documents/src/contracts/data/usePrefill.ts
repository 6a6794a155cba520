import { useSession } from '@anunturi/shared-auth/session';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import type { User } from '@anunturi/shared-domain/people/user';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';

/** A listing to take a document's data from; `owner` is there when its seller asks. */
export type Prefill = { listing: Listing | null; owner: User | null };

/** The listing an address names, with its owner's own data when the owner is the one who asks. */
export function usePrefill(listingId: string | null): Loadable<Prefill> {
  const session = useSession();
  const uid = session.state === 'signedIn' ? session.user.uid : '';
  return useLoad(`documents:prefill:${listingId ?? ''}:${listingId ? uid : ''}`, async () => {
    if (!listingId) return { listing: null, owner: null };
    const listing = await (await import('../../data/listing')).findListing(listingId);
    const isOwner = listing !== null && uid !== '' && listing.ownerId === uid;
    return { listing, owner: isOwner ? await (await import('./person')).findPerson(uid) : null };
  });
}
