import { FieldValue } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { refuse } from '../../app/command/refuse';
import { signedIn } from '../../app/command/who';

/** Brings a deleted file back, while it is still there. */
export const restoreArchiveFile = defineCommand(commands.restoreArchiveFile, {
  who: signedIn,
  limit: perDay('takenBack'),
  async run({ caller, input: { entryId }, store }) {
    const path = documentPaths.archiveEntry(caller.uid, entryId);
    if (!(await store.read(path))) refuse('notFound');
    store.update(path, { deletedAt: FieldValue.delete() });
    return {};
  },
});
