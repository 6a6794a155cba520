import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { UPLOADS_WAITING_MAX } from '@anunturi/shared-domain/site/limits';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { signedIn } from '../../app/command/who';

/** What has arrived of the caller's upload tests, newest first. No rule lets a browser look. */
export const listTestUploads = defineCommand(commands.listTestUploads, {
  who: signedIn,
  limit: perDay('exports'),
  onlyReads: true,
  async run({ caller, store, files }) {
    const { uid } = caller;
    const booked = await store.find(documentPaths.uploads, (all) =>
      all.where('uid', '==', uid).where('purpose', '==', 'test').limit(UPLOADS_WAITING_MAX),
    );
    const found = await Promise.all(
      booked.map(async ({ id, data }) => {
        const path = filePaths.upload(uid, id);
        const { name, sizeBytes, contentType, createdAt } = data;
        const described = { uploadId: id, path, name, sizeBytes, contentType };
        return (await files.exists(path))
          ? [{ ...described, createdAtMs: (createdAt as Date).getTime() }]
          : [];
      }),
    );
    return { files: found.flat().toSorted((a, b) => b.createdAtMs - a.createdAtMs) };
  },
});
