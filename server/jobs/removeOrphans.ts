import { showsPhotos } from '@anunturi/shared-domain/listing/listingStatus';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/queue/defineJob';
import { tidyPhotos } from './tidyPhotos';

/** Younger ones may belong to a listing that is being published. */
const YOUNGEST_MS = 24 * 60 * 60 * 1000;

const NAME = 'removeOrphans';
/** What a page of files says of one listing's photos. */
type Folder = {
  ownerId: string;
  listingId: string;
  isOld: boolean;
  isShown: boolean;
  isHidden: boolean;
};
/** Where a walk waits that migrations ask for. */
export const ORPHANS_WALK = documentPaths.job(NAME);

/**
 * Looks through all photos of listings, a thousand at a time: folders without a listing, in which nothing is new, are emptied; photos
 * that everybody can read although their listing is off the site (versions before left them so, or their owner asked Firebase for an
 * address to hand out) are hidden, hidden ones of a listing that is seen shown.
 */
export const removeOrphans = defineJob<{ next?: string }>({
  name: NAME,
  async run({ input, store, files, now }) {
    const page = await files.listPage('listings/', input.next);
    const folders = new Map<string, Folder>();
    for (const { path, createdAt, isHidden, hasKey } of page.files) {
      const [, ownerId, listingId] = path.split('/') as [string, string, string];
      const isOld = now.getTime() - createdAt.getTime() > YOUNGEST_MS;
      const key = `${ownerId}/${listingId}`;
      const before = folders.get(key) ?? { isOld: true, isShown: false, isHidden: false };
      folders.set(key, {
        ownerId,
        listingId,
        isOld: before.isOld && isOld,
        isShown: before.isShown || !isHidden || hasKey,
        isHidden: before.isHidden || isHidden,
      });
    }
    const pathOf = ({ listingId }: Folder) => documentPaths.listing(listingId);
    // One by one they would take a request each, and those read before would stay locked meanwhile.
    await store.readAhead([...folders.values()].map(pathOf));
    for (const folder of folders.values()) {
      const { ownerId, listingId, isOld, isShown, isHidden } = folder;
      const listing = await store.read(pathOf(folder));
      const isWrong = listing && (showsPhotos(listing.status) ? isHidden : isShown);
      if (listing ? isWrong : isOld) store.enqueue(tidyPhotos, { ownerId, listingId });
    }
    if (page.next !== undefined) store.enqueue(removeOrphans, { next: page.next });
  },
});
