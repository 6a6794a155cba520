import { drawOlderPhotos, OLDER_PHOTOS } from '../jobs/drawOlderPhotos';
import { defineMigration } from './defineMigration';

type StoredPhotos = readonly { blur?: string }[];

/**
 * Photos had no size for phones and nothing in their place until they came. Pixels take time: a job draws them once this version
 * runs, a listing at a time. Until then pages name only the files that there are. Asked again, it begins anew, also where
 * the version before gave it up because it did not know it.
 */
export const askForOlderPhotos = defineMigration({
  number: 6,
  name: 'older photos wait for their size for phones',
  collection: 'listings',
  change({ data }, store) {
    const photos: StoredPhotos = Array.isArray(data.photos) ? data.photos : [];
    if (data.status === 'deleted' || photos.every(({ blur }) => blur !== undefined)) return;
    store.enqueue(drawOlderPhotos, {}, { path: OLDER_PHOTOS });
  },
});
