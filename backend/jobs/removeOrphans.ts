import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/defineJob';
import { tidyPhotos } from './tidyPhotos';

/** Younger ones may belong to a listing that is being published. */
const YOUNGEST_MS = 24 * 60 * 60 * 1000;

/** Looks through all public photos, a thousand at a time: folders without a listing, in which nothing is new, are emptied. */
export const removeOrphans = defineJob<{ next?: string }>({
  name: 'removeOrphans',
  async run({ input, store, files, now }) {
    const page = await files.listPage('listings/', input.next);
    const folders = new Map<string, boolean>();
    for (const { path, createdAt } of page.files) {
      const [, ownerId, listingId] = path.split('/');
      const isOld = now.getTime() - createdAt.getTime() > YOUNGEST_MS;
      const folder = `${ownerId}/${listingId}`;
      folders.set(folder, (folders.get(folder) ?? true) && isOld);
    }
    for (const [folder, isOld] of folders) {
      const [ownerId, listingId] = folder.split('/') as [string, string];
      if (isOld && !(await store.read(documentPaths.listing(listingId))))
        store.enqueue(tidyPhotos, { ownerId, listingId });
    }
    if (page.next !== undefined) store.enqueue(removeOrphans, { next: page.next });
  },
});
