import { createHash } from 'node:crypto';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { ARCHIVE_FILE_MAX_BYTES } from '@anunturi/shared-domain/site/limits';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { refuse } from '../../app/command/refuse';
import { signedIn } from '../../app/command/who';
import { createQueue } from '../../files/createQueue';
import { isCutShort } from '../../files/isCutShort';
import { fileTypeOf } from '../../files/fileTypeOf';
import { discardUpload } from '../../jobs/discardUpload';

/** One file in memory at a time. */
const inTurn = createQueue(1);

/**
 * Makes an entry of the archive of an upload whose bytes are what they were said to be. What the
 * uploader chose beside them (a name to save under, an address with a key) stays behind.
 */
export const keepArchiveFile = defineCommand(commands.keepArchiveFile, {
  who: signedIn,
  limit: perDay('kept'),
  prepare: ({ caller, input: { uploadId }, files, read }) =>
    inTurn(caller.uid, async () => {
      const { uid } = caller;
      const booking = await read(documentPaths.upload(uploadId));
      if (booking?.uid !== uid || booking.purpose !== 'archive') refuse('notFound');
      const path = filePaths.upload(uid, uploadId);
      const bytes = await files.read(path, ARCHIVE_FILE_MAX_BYTES);
      if (!bytes) refuse('notFound');
      const isWhatItSays =
        bytes.length === booking.sizeBytes && fileTypeOf(bytes) === booking.contentType;
      const isWhole = !isCutShort(bytes, booking.contentType);
      if (isWhatItSays && isWhole)
        await files.create(booking.entry.path, bytes, booking.contentType);
      else await files.delete(path);
      return {
        isWhatItSays,
        isWhole,
        path: booking.entry.path as string,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      };
    }),
  async run({ caller, input: { uploadId }, prepared, store, files, now }) {
    const { uid } = caller;
    const booking = await store.read(documentPaths.upload(uploadId));
    if (!booking) {
      // Another call was faster, or it was given up meanwhile.
      const isKept = (await store.read(documentPaths.archiveEntry(uid, uploadId))) !== null;
      if (!isKept) await files.delete(prepared.path);
      refuse('notFound');
    }
    if (!prepared.isWhatItSays)
      refuse('fileType', 'Fișierul nu este ceea ce pare după nume. Poate este deteriorat.');
    if (!prepared.isWhole)
      refuse(
        'fileType',
        'Poza se oprește înainte de sfârșit: copierea ei a fost întreruptă. Luați-o din nou de unde este întreagă.',
      );
    store.create(documentPaths.archiveEntry(uid, uploadId), {
      ...booking.entry,
      sha256: prepared.sha256,
      createdAt: now,
    });
    store.delete(documentPaths.upload(uploadId));
    store.enqueue(discardUpload, { path: filePaths.upload(uid, uploadId) });
    return { entryId: uploadId, path: booking.entry.path as string };
  },
});
