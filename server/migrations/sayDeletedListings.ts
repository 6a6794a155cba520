import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { leaveTombstone } from '../listings/leaveTombstone';
import { defineMigration } from './defineMigration';

/** Deleted listings that may still come back answered as if they had never been. */
export const sayDeletedListings = defineMigration({
  number: 3,
  name: 'deleted listings say that they were',
  collection: 'listings',
  async change({ path, data }, store) {
    const id = path.split('/')[1]!;
    if (data.status !== 'deleted' || (await store.read(documentPaths.listingTombstone(id)))) return;
    const deletion = await store.read(documentPaths.listingDeletion(id));
    leaveTombstone(id, data, { store, now: deletion?.askedAt ?? data.updatedAt ?? new Date() });
  },
});
