import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/defineJob';

/** Younger ones may belong to a file that is being kept. */
const YOUNGEST_MS = 24 * 60 * 60 * 1000;

/** Looks through all kept files, a thousand at a time: those that no entry names (a program that stopped midway, earlier versions) go. */
export const removeArchiveOrphans = defineJob<{ next?: string }>({
  name: 'removeArchiveOrphans',
  async run({ input, store, files, now }) {
    const page = await files.listPage('archive/', input.next);
    for (const { path, createdAt } of page.files) {
      const [, uid, file] = path.split('/') as [string, string, string];
      const entry = documentPaths.archiveEntry(uid, file.split('.')[0]!);
      const isOld = now.getTime() - createdAt.getTime() > YOUNGEST_MS;
      if (isOld && !(await store.read(entry))) await files.delete(path);
    }
    if (page.next !== undefined) store.enqueue(removeArchiveOrphans, { next: page.next });
  },
});
