import type { Photo } from '@anunturi/shared-domain/listing/photo';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';

/** So many photos that look the same are looked at. */
const SAME_MAX = 50;

/**
 * Whether a prepared photo looks like one of a listing of the same seller that was removed from view by decision: what is
 * published with it is looked at first.
 */
export async function hasRemovedPhoto(
  photos: readonly Pick<Photo, 'id'>[],
  ownerId: string,
  store: Store,
): Promise<boolean> {
  const paths = photos.map(({ id }) => documentPaths.stagedPhoto(ownerId, id));
  await store.readAhead(paths);
  const staged = await Promise.all(paths.map((path) => store.read(path)));
  const hashes = staged.flatMap((photo) => (photo ? [photo.perceptualHash] : []));
  if (hashes.length === 0) return false;
  const same = await store.find(documentPaths.photoHashes, (all) =>
    all.where('ownerId', '==', ownerId).where('perceptualHash', 'in', hashes).limit(SAME_MAX),
  );
  const listings = [...new Set(same.map(({ data }) => documentPaths.listing(data.listingId)))];
  await store.readAhead(listings);
  for (const path of listings) if ((await store.read(path))?.removed === true) return true;
  return false;
}
