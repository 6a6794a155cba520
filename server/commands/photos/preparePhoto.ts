import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { STORED_PHOTO_MAX_BYTES } from '@anunturi/shared-domain/site/limits';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { refuse } from '../../app/command/refuse';
import { signedIn } from '../../app/command/who';
import { decodePhoto } from '../../files/decodePhoto';
import { freeUpload } from '../../files/forgetUpload';
import { STAGED_MS, type StagedPhoto } from '../../files/stagedPhoto';
import { discardUpload } from '../../jobs/discardUpload';

/** Makes a photo of an upload and takes the upload away. What it made is read by nobody until a listing has it. */
export const preparePhoto = defineCommand(commands.preparePhoto, {
  who: signedIn,
  // Calls of one account come one after the other: the same upload is not drawn twice at once.
  limit: perDay('photos'),
  reads: ({ input: { uploadId } }) => [documentPaths.upload(uploadId)],
  async prepare({ caller, input: { uploadId }, files, read }) {
    const { uid } = caller;
    const booking = await read(documentPaths.upload(uploadId));
    if (booking?.uid !== uid || booking.purpose !== 'photo') refuse('notFound');
    const path = filePaths.upload(uid, uploadId);
    const bytes = await files.read(path, STORED_PHOTO_MAX_BYTES);
    if (!bytes) refuse('notFound');
    const photo = bytes.length === booking.sizeBytes ? await decodePhoto(bytes, uid) : null;
    if (!photo) {
      await files.delete(path);
      return null;
    }
    const { full, thumb, medium, ...described } = photo;
    await files.create(filePaths.stagedPhoto(uid, photo.photoId), full, 'image/webp');
    await files.create(filePaths.stagedThumbnail(uid, photo.photoId), thumb, 'image/webp');
    if (medium)
      await files.create(filePaths.stagedMedium(uid, photo.photoId), medium, 'image/webp');
    return { ...described, hasMedium: medium !== undefined };
  },
  async run({ caller, input: { uploadId }, prepared, store, now }) {
    const { uid } = caller;
    const booking = await store.read(documentPaths.upload(uploadId));
    if (!booking) refuse('notFound'); // another call was faster
    if (!prepared)
      refuse('fileUnreadable', 'Fotografia nu poate fi citită. Poate este deteriorată.');
    const { photoId, width, height, ...seen } = prepared;
    const path = documentPaths.stagedPhoto(uid, photoId);
    const forgetAt = new Date(now.getTime() + STAGED_MS);
    const { sizeBytes } = booking;
    if (await store.read(path)) {
      // Prepared before: what it took of the quota is counted already.
      freeUpload(store, uid, sizeBytes);
      store.update(path, { forgetAt });
    } else {
      const staged = { uid, photoId, width, height, sizeBytes, ...seen, forgetAt };
      store.create(path, staged satisfies StagedPhoto);
    }
    store.delete(documentPaths.upload(uploadId));
    store.enqueue(discardUpload, { path: filePaths.upload(uid, uploadId) });
    return { photoId, width, height };
  },
});
