import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import {
  type BlogPostFields,
  blogPostSchema,
  blogRedirectSchema,
} from '@anunturi/shared-domain/blog/blogPost';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { tombstoneSchema } from '@anunturi/shared-domain/site/tombstone';
import type { FoundPost } from '#domain/postCard';
import { toPostCard } from './publishedPosts';
import { isMarketError } from '@anunturi/shared-domain/site/marketError';

/**
 * A post by its address, where it has moved, or that it was deleted; null where this visitor may
 * see none. Rules show an administrator hidden ones too.
 */
export async function readPost(slug: string): Promise<FoundPost | null> {
  if (!/^[a-z0-9-]{1,80}$/.test(slug)) return null;
  try {
    const post = await readDocument<BlogPostFields>(documentPaths.blogPost(slug), blogPostSchema);
    if (!post) return await readRest(slug);
    const card = toPostCard({ ...post, slug });
    const scheduled = card.publishedAtMs > Date.now() ? 'scheduled' : undefined;
    const hidden = post.status === 'draft' ? 'draft' : scheduled;
    return {
      post: {
        ...card,
        bodyHtml: post.bodyHtml,
        updatedAtMs: post.updatedAt.getTime(),
        ...(hidden && { hidden }),
      },
    };
  } catch (error) {
    if (isMarketError(error) && error.code === 'notAllowed') return null; // a draft, or its moment has not come: as if there were none
    throw error;
  }
}

/** Of an address at which no post stands. */
async function readRest(slug: string): Promise<FoundPost | null> {
  const redirect = await readDocument(documentPaths.blogRedirect(slug), blogRedirectSchema);
  if (redirect) return { movedTo: redirect.slug };
  const tombstone = await readDocument(documentPaths.postTombstone(slug), tombstoneSchema);
  return tombstone && { isGone: true };
}
