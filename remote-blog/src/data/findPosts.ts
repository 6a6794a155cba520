import { BLOG_PAGE_SIZE } from '@anunturi/shared-domain/site/limits';
import type { BlogAddress } from '#domain/blogAddress';
import type { PostPage } from '#domain/postCard';
import { readPostCursor, writePostCursor } from '#domain/postCursor';
import { queryPublished } from './publishedPosts';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

/** A page of published posts, newest first. @throws MarketError offline, unavailable, timeout */
export function findPosts(
  { tag, after }: BlogAddress,
  size: number = BLOG_PAGE_SIZE,
): Promise<PostPage> {
  return withMarketErrors(async () => {
    const from = readPostCursor(after) ?? undefined;
    const found = await queryPublished({
      tags: tag ? [tag] : [],
      order: 'newestFirst',
      after: from,
      size: size + 1,
    });
    const cards = found.cards.slice(0, size);
    const last = cards.at(-1);
    return { cards, ...(found.full && last && { next: writePostCursor(last) }) };
  });
}
