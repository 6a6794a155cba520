import { commands } from '@anunturi/shared-contract/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/defineAdminCommand';
import { refuse } from '../../app/refuse';

/** Deletes a post as the person saw it; its pictures are looked after by whoever deletes it. */
export const deletePost = defineAdminCommand(
  commands.deletePost,
  async ({ input: { slug, version }, store }) => {
    const path = documentPaths.blogPost(slug);
    const post = await store.read(path);
    if (post?.version !== version) refuse('changedElsewhere');
    store.delete(path);
    const targetTitle = String(post.title ?? '');
    const target = { targetKind: 'blogPost', targetId: slug, targetTitle } as const;
    return { log: { action: 'postDeleted', ...target }, result: {} };
  },
);
