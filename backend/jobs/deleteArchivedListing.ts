import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/defineJob';
import { removeListing } from '../listings/removeListing';

/** Deletes a listing that was kept in the archive as evidence, unless its owner took it back meanwhile. */
export const deleteArchivedListing = defineJob<{ id: string }>({
  name: 'deleteArchivedListing',
  async run({ input: { id }, store, now }) {
    const listing = await store.read(documentPaths.listing(id));
    const asked = await store.read(documentPaths.listingDeletion(id));
    if (listing?.status !== 'archived' || !asked || asked.dueAt > now) return;
    removeListing(id, String(listing.ownerId), { store, now });
  },
});
