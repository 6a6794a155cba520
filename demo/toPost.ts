import {
  type BlogPostFields,
  picturesOf,
  toPostTokens,
  toReadingMinutes,
} from '@anunturi/shared-domain/blog/blogPost';
import { filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { people } from './data/people';
import type { PostSeed } from './data/posts/postSeed';
import { COVER_SIZE } from './illustrations/covers/covers';
import { daysBefore } from './toListing';

/** Where the cover of a post is stored. */
export const coverPath = (slug: string) => filePaths.blogPicture(slug, 'coperta.webp');

/** A published article, written by the demonstration's administrator. */
export function toPost(post: PostSeed, now: Date): BlogPostFields {
  const publishedAt = daysBefore(now, post.publishedDaysAgo);
  const cover = { path: coverPath(post.slug), alt: post.coverAlt, ...COVER_SIZE };
  return {
    title: post.title,
    excerpt: post.excerpt,
    bodyHtml: post.bodyHtml,
    cover,
    pictures: picturesOf({ cover, bodyHtml: post.bodyHtml }),
    tags: [...post.tags],
    searchTokens: toPostTokens({ title: post.title, tags: [...post.tags], excerpt: post.excerpt }),
    status: 'published',
    readingMinutes: toReadingMinutes(post.bodyHtml),
    authorId: people.admin.uid,
    authorName: people.admin.name,
    version: 1,
    publishedAt,
    createdAt: daysBefore(now, post.publishedDaysAgo + 2),
    updatedAt: publishedAt,
  };
}
