import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { STORED_PHOTO_MAX_BYTES } from '@anunturi/shared-domain/site/limits';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { newId } from '../../app/command/newId';
import { refuse } from '../../app/command/refuse';
import { signedIn } from '../../app/command/who';
import { bookPlace } from '../../files/bookPlace';
import { countUpload } from '../../files/countUpload';

const PHOTO_TYPES = ['image/webp', 'image/jpeg', 'image/png', 'image/avif'];

/** Lets one photo into the quarantine, where it waits for `preparePhoto`; an account has only so many waiting for a listing. */
export const bookUpload = defineCommand(commands.bookUpload, {
  who: signedIn,
  limit: perDay('uploads'),
  reads: ({ caller }) => [documentPaths.uploadUsage(caller.uid)],
  async run({ caller, input: { sizeBytes, contentType }, store, files, now }) {
    const { uid } = caller;
    if (!PHOTO_TYPES.includes(contentType)) refuse('fileType');
    if (sizeBytes < 1 || sizeBytes > STORED_PHOTO_MAX_BYTES) refuse('tooLarge');
    await countUpload(
      uid,
      sizeBytes,
      store,
      'Aveți prea multe fotografii trimise fără anunț. Publicați anunțul sau încercați din nou mâine.',
    );
    const asked = { uid, sizeBytes, contentType, purpose: 'photo' } as const;
    return bookPlace(newId(), asked, { store, files, now });
  },
});
