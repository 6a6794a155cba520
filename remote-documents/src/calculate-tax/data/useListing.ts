import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { Listing } from '@anunturi/shared-domain/listing/listing';

/** The listing named in the address, or null without one. */
export function useListing(id: string | null): Loadable<Listing | null> {
  return useLoad(`listing:${id ?? 'none'}`, async () =>
    id ? (await import('#data/listing')).findListing(id) : null,
  );
}
