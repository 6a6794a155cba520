import { FieldValue } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { refuse } from '../../app/command/refuse';
import { signedIn } from '../../app/command/who';
import { withoutProof } from '../../listings/withoutProof';

/** Takes a proof of the caller's from its listing; the file stays in the archive. One that is no proof any more is what was wanted. */
export const detachProof = defineCommand(commands.detachProof, {
  who: signedIn,
  limit: perDay('listingChanges'),
  async run({ caller, input: { entryId }, store, now }) {
    const path = documentPaths.archiveEntry(caller.uid, entryId);
    const entry = await store.read(path);
    if (!entry) refuse('notFound');
    if (entry.proofOf === undefined) return {};
    await withoutProof(entry.proofOf, entryId, store, now);
    store.update(path, { proofOf: FieldValue.delete(), proof: FieldValue.delete() });
    return {};
  },
});
