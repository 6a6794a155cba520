import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/queue/defineJob';

/** Younger ones may belong to a file that is being kept. */
const YOUNGEST_MS = 24 * 60 * 60 * 1000;

/** Looks through all kept files, a thousand at a time: those that no entry names (a program that stopped midway, earlier versions) go. */
export const removeArchiveOrphans = defineJob<{ next?: string }>({
  name: 'removeArchiveOrphans',
  async run({ input, store, files, now }) {
    const page = await files.listPage('archive/', input.next);
    const isOld = (createdAt: Date) => now.getTime() - createdAt.getTime() > YOUNGEST_MS;
    const old = page.files.filter((file) => isOld(file.createdAt)).map(({ path }) => path);
    await store.readAhead(old.map(entryOf));
    for (const path of old) if (!(await store.read(entryOf(path)))) await files.delete(path);
    if (page.next !== undefined) store.enqueue(removeArchiveOrphans, { next: page.next });
  },
});

function entryOf(path: string): string {
  const [, uid, file] = path.split('/') as [string, string, string];
  return documentPaths.archiveEntry(uid, file.split('.')[0]!);
}
