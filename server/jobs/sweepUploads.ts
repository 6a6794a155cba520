import { filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/queue/defineJob';
import type { Store } from '../app/data/Store';
import type { StoredFiles } from '../app/data/StoredFiles';
import { closePlace, freeBooked, freeUpload } from '../files/forgetUpload';
import type { StagedPhoto } from '../files/stagedPhoto';
import type { UploadBooking } from '../files/bookPlace';

const MOST = 50;
/** Nothing in these folders is older: what is has lost its document, or was a test. */
const LIFETIME_MS = 22 * 60 * 60 * 1000;
const folders = ['uploads/', 'staged/', 'test-upload/'];

/**
 * Uploads that nothing came of, prepared photos that no listing took and test uploads are gone
 * within a day, and the quota is free again.
 */
export const sweepUploads = defineJob({
  name: 'sweepUploads',
  async run({ store, files, now }) {
    const uploads = await store.due('uploads', 'forgetAt', MOST);
    const closed = await Promise.all(uploads.map((path) => close(path, store, files)));
    const gone = closed.filter((booking) => booking !== null);
    await freeBooked(gone, store);
    const staged = await store.due('stagedPhotos', 'forgetAt', MOST);
    for (const path of staged) await forgetStaged(path, store, files);
    for (const folder of folders) await deleteOld(folder, files, now);
    const isMore = (uploads.length === MOST && gone.length > 0) || staged.length === MOST;
    if (isMore) store.enqueue(sweepUploads, {});
  },
});

/** What was booked and is closed; one whose address does not answer keeps its booking until the next round, and holds up no other. */
async function close(
  path: string,
  store: Store,
  files: StoredFiles,
): Promise<UploadBooking | null> {
  const booking = (await store.read(path)) as UploadBooking;
  try {
    await closePlace(path.split('/')[1] as string, booking, store, files);
    return booking;
  } catch (error) {
    console.error(`${path} waits for the next round: ${(error as Error).message}`);
    return null;
  }
}

async function forgetStaged(path: string, store: Store, files: StoredFiles): Promise<void> {
  const { uid, photoId, sizeBytes } = (await store.read(path)) as StagedPhoto;
  await files.delete(filePaths.stagedPhoto(uid, photoId));
  await files.delete(filePaths.stagedThumbnail(uid, photoId));
  await files.delete(filePaths.stagedMedium(uid, photoId));
  freeUpload(store, uid, sizeBytes);
  store.delete(path);
}

async function deleteOld(folder: string, files: StoredFiles, now: Date): Promise<void> {
  let next: string | undefined;
  do {
    const page = await files.listPage(folder, next);
    for (const { path, createdAt } of page.files)
      if (now.getTime() - createdAt.getTime() > LIFETIME_MS) await files.delete(path);
    next = page.next;
  } while (next !== undefined);
}
