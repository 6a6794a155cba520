import * as z from 'zod/mini';
import { showsPhotos } from '@anunturi/shared-domain/listing/listingStatus';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/queue/defineJob';
import { JOBS } from '../app/queue/jobDocument';

const photosSchema = z.object({
  photos: z.array(
    z.object({
      path: z.string(),
      thumbPath: z.string(),
      mediumPath: z.optional(z.string()),
    }),
  ),
});

const NAME = 'tidyPhotos';
const MOST = 20;

/** Leaves in a listing's folder what the listing shows, hidden from others where they may not see it; nothing when there is no listing. */
export const tidyPhotos = defineJob<{ ownerId: string; listingId: string }>({
  name: NAME,
  async run({ input: { ownerId, listingId }, store, files, now }) {
    const listing = await store.read(documentPaths.listing(listingId));
    const found = await files.list(`listings/${ownerId}/${listingId}/`);
    if (listing) {
      const isSeen = showsPhotos(listing.status);
      const wrong = found.filter((file) => file.isHidden === isSeen || (file.hasKey && !isSeen));
      await Promise.all(wrong.map(({ path }) => files.setHidden(path, !isSeen)));
    }
    // Somebody may be making photos public for it right now: the job that was queued for that comes later.
    const others = await store.find(JOBS, (all) =>
      all.where('name', '==', NAME).where('input.listingId', '==', listingId).limit(MOST),
    );
    if (others.some(({ data: job }) => job.lease === undefined && job.dueAt > now)) return;
    const parsed = photosSchema.safeParse(listing ?? { photos: [] });
    if (!parsed.success) return; // unreadable: administrators decide first
    const isOwn = listing?.ownerId === ownerId;
    const shown = new Set(isOwn ? parsed.data.photos.flatMap((photo) => Object.values(photo)) : []);
    const gone = new Set<string>();
    for (const { path } of found) {
      if (shown.has(path)) continue;
      await files.delete(path);
      gone.add(/([^/]+?)(?:_[tm])?\.webp$/.exec(path)?.[1] ?? '');
    }
    gone.delete('');
    for (const photoId of gone) store.delete(documentPaths.photoHash(listingId, photoId));
  },
});
