import { openFirestore } from '@anunturi/shared-auth/firebase';
import { type BlogPostFields, blogPostSchema } from '@anunturi/shared-domain/blog/blogPost';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { withClockSkew } from '@anunturi/shared-domain/search/withClockSkew';
import type { PostCard } from '../domain/postCard';
import { parseDocuments } from '@anunturi/shared-auth/firestore/parseDocument';
import { firebaseCode } from '@anunturi/shared-auth/firestore/toMarketError';

type PublishedQuery = {
  tags?: readonly string[];
  order: 'newestFirst' | 'oldestFirst';
  /** Posts beyond this one in the order asked. */
  after?: { publishedAtMs: number; slug: string };
  size: number;
};

/**
 * The posts that anyone may read, that is those of the query that rules allow: published, their moment come. `full`
 * when there may be more: a broken document is left out, yet counts.
 */
export async function queryPublished({
  tags = [],
  order,
  after,
  size,
}: PublishedQuery): Promise<{ cards: PostCard[]; full: boolean }> {
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
  const ask = (until: Date) =>
    getDocs(
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
  const found = await withClockSkew(ask, (error) => firebaseCode(error) === 'permission-denied');
  const cards = parseDocuments<BlogPostFields>(blogPostSchema, found.docs).map((post) =>
    toPostCard({ ...post, slug: post.id }),
  );
  return { cards, full: found.docs.length === size };
}

/** What lists show of a stored post. */
export function toPostCard(post: BlogPostFields & { slug: string }): PostCard {
  const { slug, title, excerpt, tags, readingMinutes, authorName, publishedAt, createdAt, cover } =
    post;
  return {
    slug,
    title,
    excerpt,
    tags,
    readingMinutes,
    authorName,
    publishedAtMs: (publishedAt ?? createdAt).getTime(),
    ...(cover && { cover }),
  };
}
