import { findDocuments } from '@anunturi/shared-auth/firestore/findDocuments';
import { parseDocument } from '@anunturi/shared-auth/firestore/parseDocument';
import { type BlogPostFields, blogPostSchema } from '@anunturi/shared-domain/blog/blogPost';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';

export type PublishedQuery = {
  tags?: readonly string[];
  order: 'newestFirst' | 'oldestFirst';
  /** Posts beyond this one in the order asked. */
  after?: { publishedAtMs: number; slug: string };
  size: number;
};

/** The posts that were published until a moment; null for one that does not fit its schema. */
export type ReadPosts = (
  query: PublishedQuery,
  until: Date,
) => Promise<((BlogPostFields & { id: string }) | null)[]>;

/** Reads whole documents. */
export const readWholePosts: ReadPosts = async ({ tags = [], order, after, size }, until) => {
  const found = await findDocuments({
    path: documentPaths.blogPosts,
    filters: [
      ['status', '==', 'published'],
      ...(tags.length === 1 ? [['tags', 'array-contains', tags[0]] as const] : []),
      ...(tags.length > 1 ? [['tags', 'array-contains-any', [...tags]] as const] : []),
      ['publishedAt', '<=', until],
    ],
    order: ['publishedAt', order === 'newestFirst' ? 'desc' : 'asc'],
    after: after && { value: new Date(after.publishedAtMs), id: after.slug },
    size,
  });
  return found.map((each) => parseDocument<BlogPostFields>(blogPostSchema, each));
};
