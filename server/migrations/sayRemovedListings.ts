import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineMigration } from './defineMigration';

/** So did those of which only the id is left. Whether one was ever public nobody knows any more: drafts say it too. */
export const sayRemovedListings = defineMigration({
  number: 4,
  name: 'removed listings say that they were',
  collection: 'deletedListings',
  async change({ path, data }, store) {
    const id = path.split('/')[1]!;
    const tombstone = documentPaths.listingTombstone(id);
    if (await store.read(tombstone)) return;
    store.set(tombstone, { at: data.at ?? new Date() });
  },
});
