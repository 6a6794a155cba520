import { commands } from '@anunturi/shared-domain/commands/commands';
import { TEST_UPLOAD_MAX_BYTES } from '@anunturi/shared-domain/site/limits';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { newId } from '../../app/command/newId';
import { refuse } from '../../app/command/refuse';
import { signedIn } from '../../app/command/who';
import { bookPlace } from '../../files/bookPlace';
import { countUpload } from '../../files/countUpload';

const TEST_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'];

/**
 * Lets a file of the upload test into the quarantine, where nobody reads it and the sweep finds it.
 * `cancelUpload` takes it away at once.
 */
export const bookTestUpload = defineCommand(commands.bookTestUpload, {
  who: signedIn,
  limit: perDay('uploads'),
  async run({ caller, input: { name, sizeBytes, contentType }, store, files, now }) {
    const { uid } = caller;
    if (!TEST_TYPES.includes(contentType)) refuse('fileType');
    if (sizeBytes < 1 || sizeBytes > TEST_UPLOAD_MAX_BYTES) refuse('tooLarge');
    await countUpload(
      uid,
      sizeBytes,
      store,
      'Aveți prea multe fișiere de test. Ștergeți din ele sau încercați mai târziu.',
    );
    const asked = { uid, sizeBytes, contentType, purpose: 'test', name, createdAt: now } as const;
    return bookPlace(newId(), asked, { store, files, now });
  },
});
