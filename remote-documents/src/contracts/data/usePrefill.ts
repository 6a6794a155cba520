import { useSession } from '@anunturi/shared-auth/session';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { readPageConfig } from '@anunturi/shared-contract/page/readPageConfig';
import type { PrefillPeople } from '../domain/prefillValues';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';

/** A listing to take a document's data from, and the own data of whoever asks. */
export type Prefill = { listing: Listing | null } & PrefillPeople;

/** The listing an address names, with the own data of whoever asks. */
export function usePrefill(listingId: string | null): Loadable<Prefill> {
  const session = useSession();
  const uid = session.state === 'signedIn' ? session.user.uid : '';
  return useLoad(`documents:prefill:${listingId ?? ''}:${listingId ? uid : ''}`, async () => {
    if (!listingId) return { listing: null };
    const listing = await (await import('../../data/listing')).findListing(listingId);
    if (!listing || uid === '') return { listing };
    const person = await (await import('./person')).findPerson(uid);
    const county = readPageConfig()?.site.county.name;
    return {
      listing,
      county,
      ...(listing.ownerId === uid ? { owner: person } : { buyer: person }),
    };
  });
}
