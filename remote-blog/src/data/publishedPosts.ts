import type { BlogPostFields } from '@anunturi/shared-domain/blog/blogPost';
import { withClockSkew } from '@anunturi/shared-domain/search/withClockSkew';
import { firebaseCode } from '@anunturi/shared-auth/firestore/toMarketError';
import type { PostCard } from '#domain/postCard';
import { type PublishedQuery, type ReadPosts, readWholePosts } from './readWholePosts';

let read = readWholePosts;

/** The HTML server reads in its own way. */
export function readPostsBy(its: ReadPosts): void {
  read = its;
}

/**
 * The posts that anyone may read, that is those of the query that rules allow: published, their moment come. `full`
 * when there may be more: a broken document is left out, yet counts.
 */
export async function queryPublished(
  query: PublishedQuery,
): Promise<{ cards: PostCard[]; full: boolean }> {
  const found = await withClockSkew(
    (until) => read(query, until),
    (error) => firebaseCode(error) === 'permission-denied',
  );
  const cards = found.flatMap((post) => (post ? [toPostCard({ ...post, slug: post.id })] : []));
  return { cards, full: found.length === query.size };
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
