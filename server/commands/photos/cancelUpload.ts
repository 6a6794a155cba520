import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { signedIn } from '../../app/command/who';
import { forgetUpload } from '../../files/forgetUpload';
import type { UploadBooking } from '../../files/bookPlace';

/** Gives back what was booked for an upload that is not wanted any more; one that became something is left alone. */
export const cancelUpload = defineCommand(commands.cancelUpload, {
  who: signedIn,
  limit: perDay('takenBack'),
  async run({ caller, input: { uploadId }, store, files }) {
    const booking = (await store.read(documentPaths.upload(uploadId))) as UploadBooking | null;
    if (booking?.uid === caller.uid) await forgetUpload(uploadId, booking, store, files);
    return {};
  },
});
