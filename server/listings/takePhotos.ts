import type { Photo } from '@anunturi/shared-domain/listing/photo';
import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { Refusal } from '../app/command/refuse';
import type { Store } from '../app/data/Store';
import type { StoredFiles } from '../app/data/StoredFiles';
import { freeUpload } from '../files/forgetUpload';
import type { StagedPhoto } from '../files/stagedPhoto';
import { discardStaged } from '../jobs/discardStaged';
import { tidyPhotos } from '../jobs/tidyPhotos';

/** By then the command has ended, however it did. */
const TIDY_MS = 10 * 60 * 1000;

type Place = {
  ownerId: string;
  listingId: string;
  /** Whether others may read them. */
  isSeen: boolean;
  store: Store;
  files: StoredFiles;
  now: Date;
};

/**
 * Puts the photos of a listing into its folder, public where it is seen: those it has stay, prepared ones are copied under their
 * content's name, and what a listing has lost goes. A command does this last; were it refused after all, `tidyPhotos` takes the copies away.
 * @throws Refusal invalidInput, beside `photos`, when one is neither here nor prepared
 */
export async function takePhotos(
  photos: readonly Photo[],
  before: readonly Photo[],
  place: Place,
): Promise<Photo[]> {
  const { ownerId, listingId, store, files, now } = place;
  const known = new Map(before.map((photo) => [photo.path, photo]));
  const added = photos.filter(({ path }) => !known.has(path));
  const isLost = before.some(({ path }) => !photos.some((photo) => photo.path === path));
  const job = { ownerId, listingId };
  if (isLost) store.enqueue(tidyPhotos, job);
  if (added.length === 0) return photos.map(({ path }) => known.get(path) as Photo);
  const staged = new Map<string, StagedPhoto>();
  const stagedPath = ({ id }: Photo) => documentPaths.stagedPhoto(ownerId, id);
  await store.readAhead(added.map(stagedPath));
  for (const photo of added) {
    const found = await store.read(stagedPath(photo));
    if (found) staged.set(photo.id, found as StagedPhoto);
  }
  // What names photos that are nowhere leaves no job behind.
  const unstaged = added.filter(({ id }) => !staged.has(id));
  await refuseMissing(unstaged.map((photo) => isHere(photo, files)));
  await store.enqueueAnyhow(tidyPhotos, job, new Date(now.getTime() + TIDY_MS));
  const made = added.filter(({ id }) => staged.has(id));
  await refuseMissing(made.map((photo) => publish(photo, staged.get(photo.id)!, place)));
  for (const { photoId, sizeBytes, perceptualHash } of staged.values()) {
    store.delete(documentPaths.stagedPhoto(ownerId, photoId));
    freeUpload(store, ownerId, sizeBytes);
    const hash = { listingId, photoId, ownerId, perceptualHash, at: now };
    store.set(documentPaths.photoHash(listingId, photoId), hash);
  }
  if (staged.size > 0) store.enqueue(discardStaged, { uid: ownerId, photoIds: [...staged.keys()] });
  return photos.map((photo) => {
    const made = staged.get(photo.id);
    const { width, height, blur, hasMedium } = { ...photo, ...made };
    const mediumPath = hasMedium && filePaths.listingMedium(ownerId, listingId, photo.id);
    return (
      known.get(photo.path) ?? {
        ...photo,
        width,
        height,
        ...(mediumPath && { mediumPath }),
        ...(blur && { blur }),
      }
    );
  });
}

/** Photos of earlier versions came into their listing's folder by themselves. */
const isHere = async ({ path, thumbPath }: Photo, files: StoredFiles) =>
  (await Promise.all([files.exists(path), files.exists(thumbPath)])).every(Boolean);

/** Whether a prepared photo stands in its listing's folder now. */
async function publish(
  { id, path, thumbPath }: Photo,
  { hasMedium }: StagedPhoto,
  { ownerId, listingId, isSeen, files }: Place,
): Promise<boolean> {
  const mediumPath = filePaths.listingMedium(ownerId, listingId, id);
  const copies = [
    files.publish(filePaths.stagedPhoto(ownerId, id), path, isSeen),
    files.publish(filePaths.stagedThumbnail(ownerId, id), thumbPath, isSeen),
    ...(hasMedium ? [files.publish(filePaths.stagedMedium(ownerId, id), mediumPath, isSeen)] : []),
  ];
  return (await Promise.all(copies)).every(Boolean);
}

/** @throws Refusal invalidInput, beside `photos`, when not all are here */
async function refuseMissing(areHere: Promise<boolean>[]): Promise<void> {
  if ((await Promise.all(areHere)).every(Boolean)) return;
  const message = 'Unele fotografii nu mai sunt la noi. Trimiteți-le din nou.';
  throw new Refusal('invalidInput', message, { photos: message });
}
