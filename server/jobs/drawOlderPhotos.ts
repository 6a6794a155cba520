import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { showsPhotos } from '@anunturi/shared-domain/listing/listingStatus';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { parseStored } from '@anunturi/shared-domain/site/parseStored';
import { defineJob } from '../app/queue/defineJob';
import type { Store } from '../app/data/Store';
import type { StoredFiles } from '../app/data/StoredFiles';
import { drawInTurn } from '../files/drawInTurn';
import { drawSmaller } from '../files/drawSmaller';
import { ifPicture } from '../files/ifPicture';
import { tidyPhotos } from './tidyPhotos';

/** What earlier versions took as a photo, in megabytes of 1024 × 1024 bytes. */
const EARLIER_PHOTO_MAX_BYTES = 3 * 1024 * 1024;

/** So many in one transaction, which stands open while they are drawn. */
const AT_ONCE = 4;
/** By then the job has ended, however it did. */
const TIDY_MS = 10 * 60 * 1000;
const NAME = 'drawOlderPhotos';
/** Where the walk through all listings waits: there is one at most, and asking for it again has it begin anew. */
export const OLDER_PHOTOS = documentPaths.job(NAME);

type Input = {
  /** This listing alone; without it all are walked through, one a turn. */
  listingId?: string;
  /** The walk goes on behind this one. */
  after?: string;
  /** Paths of photos of the listing whose turn it is, whatever became of them. */
  tried?: string[];
};

/**
 * Draws what photos of earlier versions lack: the size for a phone and the blurred picture. Its version stays: nothing of the
 * listing changes that anybody wrote or reads. A photo that cannot be read stays as it is. Each turn queues the next one behind
 * what waits already: other jobs stand behind one listing at most.
 */
export const drawOlderPhotos = defineJob<Input>({
  name: NAME,
  async run({ input, store, files, now }) {
    const { listingId, after, tried = [] } = input;
    const path =
      listingId === undefined ? await nextPath(store, after) : documentPaths.listing(listingId);
    if (path === undefined) return;
    const { data: listing } = parseStored(listingSchema, (await store.read(path)) ?? {});
    // What is deleted shows nothing: `restoreListing` asks for its photos.
    const photos = listing && listing.status !== 'deleted' ? listing.photos : [];
    const due = photos.filter((photo) => photo.blur === undefined && !tried.includes(photo.path));
    const some = due.slice(0, AT_ONCE);
    if (listing && some.length > 0) {
      // Until the listing shows them, new files are what `tidyPhotos` takes away: one to come makes those before it wait.
      const job = { ownerId: listing.ownerId, listingId: path.split('/')[1]! };
      const place = { ...job, isSeen: showsPhotos(listing.status) };
      await store.enqueueAnyhow(tidyPhotos, job, new Date(now.getTime() + TIDY_MS));
      const drawn: Photo[] = [];
      for (const photo of photos)
        drawn.push(some.includes(photo) ? await draw(photo, place, files) : photo);
      if (drawn.some((photo, at) => photo !== photos[at])) store.update(path, { photos: drawn });
    }
    const goOn = (next: Input) =>
      store.enqueue(drawOlderPhotos, next, listingId === undefined ? { path: OLDER_PHOTOS } : {});
    if (due.length > some.length)
      goOn({ ...input, tried: [...tried, ...some.map((photo) => photo.path)] });
    else if (listingId === undefined) goOn({ after: path.split('/')[1]! });
  },
});

/** The listing behind `after` in the order of their ids. */
async function nextPath(store: Store, after: string | undefined): Promise<string | undefined> {
  const [path] = await store.paths(documentPaths.listings, (all) => {
    const next = all.orderBy('__name__').limit(1);
    return after === undefined ? next : next.startAfter(after);
  });
  return path;
}

async function draw(
  photo: Photo,
  { ownerId, listingId, isSeen }: { ownerId: string; listingId: string; isSeen: boolean },
  files: StoredFiles,
): Promise<Photo> {
  const made = await ifPicture(drawFrom(photo, files));
  if (!made) return photo;
  const { medium, ...described } = made;
  if (!medium) return { ...photo, ...described };
  const mediumPath = filePaths.listingMedium(ownerId, listingId, photo.id);
  await files.create(mediumPath, medium, 'image/webp', true);
  if (!isSeen) await files.setHidden(mediumPath, true);
  return { ...photo, mediumPath, ...described };
}

/** All of them count as one person's: people who wait for a photo come first. */
const OLDER = 'older photos';

async function drawFrom(photo: Photo, files: StoredFiles) {
  const bytes = await files.read(photo.path, EARLIER_PHOTO_MAX_BYTES);
  return bytes && drawInTurn(OLDER, () => drawSmaller(bytes, photo));
}
