import * as z from 'zod/mini';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { archiveEntrySchema } from '@anunturi/shared-domain/people/archiveEntry';
import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { archiveMaxBytes } from '@anunturi/shared-domain/people/archiveFields';
import { ARCHIVE_QUOTA_BYTES } from '@anunturi/shared-domain/site/limits';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { newId } from '../../app/command/newId';
import { parseFields } from '../../app/command/parseFields';
import { refuse } from '../../app/command/refuse';
import { signedIn } from '../../app/command/who';
import { bookPlace } from '../../files/bookPlace';

const { name, kind, tags, sizeBytes, contentType, listingId } = archiveEntrySchema.shape;
const entryInput = z.strictObject({ name, kind, tags, sizeBytes, contentType, listingId });
const endings = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/json': 'json',
  'application/zip': 'zip',
} as const;

/** Takes the place of a file in its owner's archive and lets it into the quarantine; `keepArchiveFile` makes the entry. */
export const bookArchiveFile = defineCommand(commands.bookArchiveFile, {
  who: signedIn,
  limit: perDay('archived'),
  async run({ caller, input, store, files, now }) {
    const { uid } = caller;
    if (input.sizeBytes > archiveMaxBytes(input.contentType)) refuse('tooLarge');
    const file = parseFields(entryInput, input);
    const usage = documentPaths.archiveUsage(uid);
    const usedBytes = Number((await store.read(usage))?.usedBytes ?? 0) + file.sizeBytes;
    if (usedBytes > ARCHIVE_QUOTA_BYTES) refuse('quotaFull');
    store.set(usage, { usedBytes });
    const uploadId = newId();
    const path = filePaths.archived(uid, `${uploadId}.${endings[file.contentType]}`);
    const asked = { uid, sizeBytes: file.sizeBytes, contentType: file.contentType };
    return bookPlace(
      uploadId,
      { ...asked, purpose: 'archive', entry: { ...file, path } },
      { store, files, now },
    );
  },
});
