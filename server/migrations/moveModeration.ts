import { FieldValue } from '@google-cloud/firestore';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineMigration } from './defineMigration';

/**
 * The decision about a listing stood in its public document, with the accusation and the appeal. It moves to
 * `private/moderation`; what lists need of it (`held`, `appealedAt`) stays. Who decided stands in the log.
 */
export const moveModeration = defineMigration({
  number: 1,
  name: 'decisions about listings move out of the public documents',
  collection: 'listings',
  async change({ path, data }, store) {
    if (data.moderation === undefined) return;
    const { decidedBy: _by, contestWaiting: _waiting, ...moderation } = data.moderation;
    const moved = documentPaths.listingModeration(path.split('/')[1]!);
    if (!(await store.read(moved))) store.set(moved, moderation);
    const isHeld = moderation.decision === 'rejected';
    const isWaiting = isHeld && moderation.contestedAt && !moderation.contestOutcome;
    store.update(path, {
      moderation: FieldValue.delete(),
      ...(isHeld && { held: true }),
      ...(isWaiting && { appealedAt: moderation.contestedAt }),
    });
  },
});
