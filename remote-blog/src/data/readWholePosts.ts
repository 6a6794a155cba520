import { openFirestore } from '@anunturi/shared-auth/firebase';
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
  const {
    Timestamp,
    collection,
    db,
    documentId,
    getDocs,
    limit,
    orderBy,
    query,
    startAfter,
    where,
  } = await openFirestore();
  const direction = order === 'newestFirst' ? 'desc' : 'asc';
  const { docs } = await getDocs(
    query(
      collection(db, documentPaths.blogPosts),
      where('status', '==', 'published'),
      ...(tags.length === 1 ? [where('tags', 'array-contains', tags[0])] : []),
      ...(tags.length > 1 ? [where('tags', 'array-contains-any', [...tags])] : []),
      where('publishedAt', '<=', until),
      orderBy('publishedAt', direction),
      orderBy(documentId(), direction),
      ...(after ? [startAfter(Timestamp.fromMillis(after.publishedAtMs), after.slug)] : []),
      limit(size),
    ),
  );
  return docs.map((each) => parseDocument<BlogPostFields>(blogPostSchema, each));
};
