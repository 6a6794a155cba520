import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { Listing } from '@anunturi/shared-domain/listing/listing';

/**
 * The listing named in the address, or null without one. Under a key of its own: what is loaded is kept for all remotes, and
 * `listing:` is the page of the listing, which holds more than the listing itself.
 */
export function useListing(id: string | null): Loadable<Listing | null> {
  return useLoad(`taxedListing:${id ?? 'none'}`, async () =>
    id ? (await import('#data/listing')).findListing(id) : null,
  );
}
