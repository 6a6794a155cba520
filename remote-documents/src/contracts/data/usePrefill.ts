import { useSession } from '@anunturi/shared-auth/session';
import { whenSessionKnown } from '@anunturi/shared-auth/whenSessionKnown';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { readPageConfig } from '@anunturi/shared-contract/page/readPageConfig';
import type { PrefillPeople } from '../domain/prefillValues';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';

/** A listing to take a document's data from, and the asking person's own data. */
export type Prefill = { listing: Listing | null } & PrefillPeople;

/** No uid, and no page's own data is under it. */
const UNKNOWN = '?';

/** The listing an address names, with the asking person's own data; `loading` until that is known. */
export function usePrefill(listingId: string | null): Loadable<Prefill> {
  const session = useSession();
  const uid = session.state === 'loading' ? UNKNOWN : (session.user?.uid ?? '');
  return useLoad(`prefill:${listingId ?? ''}:${listingId ? uid : ''}`, async () => {
    if (!listingId) return { listing: null };
    if (uid === UNKNOWN) return whenSessionKnown().then(() => ({ listing: null })); // asked for again once it is known
    const listing = await (await import('#data/listing')).findListing(listingId);
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
