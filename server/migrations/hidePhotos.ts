import { showsPhotos } from '@anunturi/shared-domain/listing/listingStatus';
import { ORPHANS_WALK, removeOrphans } from '../jobs/removeOrphans';
import { defineMigration } from './defineMigration';

/**
 * Photos of listings that wait for approval or are off the site were readable by their addresses (docs/decisions/0022). Files
 * take time: the walk through them that comes once a day comes as soon as this version runs.
 */
export const hidePhotos = defineMigration({
  number: 7,
  name: 'photos of listings that are not seen are hidden',
  collection: 'listings',
  change({ data }, store) {
    const hasPhotos = Array.isArray(data.photos) && data.photos.length > 0;
    if (hasPhotos && !showsPhotos(data.status))
      store.enqueue(removeOrphans, {}, { path: ORPHANS_WALK });
  },
});
