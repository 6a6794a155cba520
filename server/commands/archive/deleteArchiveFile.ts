import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { refuse } from '../../app/command/refuse';
import { signedIn } from '../../app/command/who';
import { removeArchived } from '../../files/removeArchived';
import { removeDeletedArchived } from '../../jobs/removeDeletedArchived';

/** Longer than the page offers to undo it. */
const UNDO_MS = 5 * 60 * 1000;

/** Hides a kept file until it is brought back or gone for good; `forGood`: now. One that is gone already is what was wanted. */
export const deleteArchiveFile = defineCommand(commands.deleteArchiveFile, {
  who: signedIn,
  limit: perDay('takenBack'),
  async run({ caller, input: { entryId, forGood }, store, files, now }) {
    const { uid } = caller;
    const path = documentPaths.archiveEntry(uid, entryId);
    if (forGood) {
      await removeArchived(uid, entryId, store, files, now);
      return {};
    }
    const entry = await store.read(path);
    if (!entry) refuse('notFound');
    if (entry.deletedAt !== undefined) return {};
    store.update(path, { deletedAt: now });
    const at = new Date(now.getTime() + UNDO_MS);
    const job = documentPaths.job(`removeDeletedArchived-${entryId}`);
    store.enqueue(removeDeletedArchived, { uid, entryId }, { at, path: job });
    return {};
  },
});
