import { openFirestore } from '@anunturi/shared-auth/firebase';
import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import {
  type BlogPostFields,
  blogPostSchema,
  blogRedirectSchema,
} from '@anunturi/shared-domain/blog/blogPost';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { tombstoneSchema } from '@anunturi/shared-domain/site/tombstone';
import type { FoundPost } from '../domain/postCard';
import { parseDocument } from '@anunturi/shared-auth/firestore/parseDocument';
import { toPostCard } from './publishedPosts';
import { firebaseCode, withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

/**
 * A post by its address, where it has moved, or that it was deleted; null where this visitor may
 * see none. Rules show an administrator hidden ones too.
 */
export function readPost(slug: string): Promise<FoundPost | null> {
  return withMarketErrors(async () => {
    if (!/^[a-z0-9-]{1,80}$/.test(slug)) return null;
    const { db, doc, getDoc } = await openFirestore();
    try {
      const found = await getDoc(doc(db, documentPaths.blogPost(slug)));
      const post = found.exists() ? parseDocument<BlogPostFields>(blogPostSchema, found) : null;
      if (!post) return found.exists() ? null : await readRest(slug);
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
      if (firebaseCode(error) === 'permission-denied') return null; // a draft, or its moment has not come: as if there were none
      throw error;
    }
  });
}

/** Of an address at which no post stands. */
async function readRest(slug: string): Promise<FoundPost | null> {
  const redirect = await readDocument(documentPaths.blogRedirect(slug), blogRedirectSchema);
  if (redirect) return { movedTo: redirect.slug };
  const tombstone = await readDocument(documentPaths.postTombstone(slug), tombstoneSchema);
  return tombstone && { isGone: true };
}
