import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/queue/defineJob';
import { JOBS } from '../app/queue/jobDocument';
import type { Store } from '../app/data/Store';

const NAME = 'removePostPictures';
const MOST = 20;

/** Long enough to come back to a text left unsaved, and for the editor's own steps back. */
export const AFTER_EDIT_MS = 7 * 24 * 60 * 60 * 1000;
/** Longer than a deleted post can be brought back. */
export const AFTER_DELETION_MS = 60 * 60 * 1000;

type Doubt = { paths: string[]; sinceMs: number };

/** Pictures that may have lost their post at this moment. */
export const doubtOf = (paths: string[], now: Date): Doubt => ({ paths, sinceMs: now.getTime() });

/** Takes away pictures that no post shows any more. Acts that may have left one without a post queue this for later. */
export const removePostPictures = defineJob<Doubt>({
  name: NAME,
  async run({ input: { paths, sinceMs }, store, files }) {
    for (const path of paths)
      if (!(await isShown(path, store)) && !(await isDoubtedSince(path, sinceMs, store)))
        await files.delete(path);
  },
});

async function isShown(path: string, store: Store): Promise<boolean> {
  const posts = await store.paths(documentPaths.blogPosts, (all) =>
    all.where('pictures', 'array-contains', path).limit(1),
  );
  return posts.length > 0;
}

/** It was uploaded or taken out again since: the job that was queued for that comes later, unless it was given up. */
async function isDoubtedSince(path: string, sinceMs: number, store: Store): Promise<boolean> {
  const jobs = await store.find(JOBS, (all) =>
    all.where('name', '==', NAME).where('input.paths', 'array-contains', path).limit(MOST),
  );
  return jobs.some(({ data: { input, dueAt } }) => dueAt !== undefined && input.sinceMs > sinceMs);
}
