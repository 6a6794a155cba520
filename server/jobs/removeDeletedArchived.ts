import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/queue/defineJob';
import { removeArchived } from '../files/removeArchived';

/** Carries out a deletion that nobody has undone, also when the page was closed. */
export const removeDeletedArchived = defineJob<{ uid: string; entryId: string }>({
  name: 'removeDeletedArchived',
  async run({ input: { uid, entryId }, store, files, now }) {
    const entry = await store.read(documentPaths.archiveEntry(uid, entryId));
    if (entry?.deletedAt !== undefined) await removeArchived(uid, entryId, store, files, now);
  },
});
