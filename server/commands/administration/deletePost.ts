import { commands } from '@anunturi/shared-domain/commands/commands';
import { picturesOf } from '@anunturi/shared-domain/blog/blogPost';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Tombstone } from '@anunturi/shared-domain/site/tombstone';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { refuse } from '../../app/command/refuse';
import { hasBeenPublic } from './hasBeenPublic';
import { AFTER_DELETION_MS, doubtOf, removePostPictures } from '../../jobs/removePostPictures';

/** Deletes a post as the person saw it. Its pictures go an hour later, unless it was brought back. */
export const deletePost = defineAdminCommand(
  commands.deletePost,
  async ({ input: { slug, version }, store, now }) => {
    const path = documentPaths.blogPost(slug);
    const post = await store.read(path);
    if (post?.version !== version) refuse('changedElsewhere');
    store.delete(path);
    if (hasBeenPublic(post, now))
      store.set(documentPaths.postTombstone(slug), { at: now } satisfies Tombstone);
    const paths = picturesOf({ cover: post.cover, bodyHtml: String(post.bodyHtml ?? '') });
    const later = new Date(now.getTime() + AFTER_DELETION_MS);
    if (paths.length > 0) store.enqueue(removePostPictures, doubtOf(paths, now), { at: later });
    const targetTitle = String(post.title ?? '');
    const target = { targetKind: 'blogPost', targetId: slug, targetTitle } as const;
    return { log: { action: 'postDeleted', ...target }, result: {} };
  },
);
