import type { PostCard, PostsAround } from '#domain/postCard';
import { queryPublished } from './publishedPosts';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

const RELATED = 3;

/** The neighbours of a post in time, and posts that share its tags, most shared first, filled up with the newest. */
export function findAround({
  slug,
  publishedAtMs,
  tags,
}: Pick<PostCard, 'slug' | 'publishedAtMs' | 'tags'>): Promise<PostsAround> {
  return withMarketErrors(async () => {
    const after = { slug, publishedAtMs };
    const [
      {
        cards: [older],
      },
      {
        cards: [newer],
      },
      alike,
      newest,
    ] = await Promise.all([
      queryPublished({ order: 'newestFirst', after, size: 1 }),
      queryPublished({ order: 'oldestFirst', after, size: 1 }),
      tags.length > 0
        ? queryPublished({ tags, order: 'newestFirst', size: 3 * RELATED })
        : { cards: [] },
      queryPublished({ order: 'newestFirst', size: 2 * RELATED }),
    ]);
    const shared = (post: PostCard) => post.tags.filter((tag) => tags.includes(tag)).length;
    const taken = new Set([slug, older?.slug, newer?.slug]);
    const related = [...alike.cards, ...newest.cards]
      .filter((post) => !taken.has(post.slug) && taken.add(post.slug))
      .toSorted((a, b) => shared(b) - shared(a))
      .slice(0, RELATED);
    return { ...(older && { older }), ...(newer && { newer }), related };
  });
}
