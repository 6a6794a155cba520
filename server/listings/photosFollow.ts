import { showsPhotos } from '@anunturi/shared-domain/listing/listingStatus';
import type { Store } from '../app/data/Store';
import { tidyPhotos } from '../jobs/tidyPhotos';

/** A listing's photos are hidden from others, or shown to them, when its new status says so. */
export function photosFollow(
  listingId: string,
  ownerId: unknown,
  { from, to }: { from: unknown; to: unknown },
  store: Store,
): void {
  if (showsPhotos(from) !== showsPhotos(to))
    store.enqueue(tidyPhotos, { ownerId: String(ownerId), listingId });
}
