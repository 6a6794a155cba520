import * as z from 'zod/mini';
import { idField, slugField, textField, wholeField } from '../site/fields';
import * as limits from '../site/limits';
import { toSearchTokens } from '../search/searchTokens';

const pictureField = z.string().check(z.regex(/^blog\/[a-z0-9-]{1,80}\/[A-Za-z0-9._-]{1,200}$/));

const coverSchema = z.strictObject({
  path: z.string().check(z.maxLength(300), z.regex(/^blog\/[a-z0-9-]+\/[A-Za-z0-9._-]+$/)),
  alt: textField(1, 200),
  width: wholeField(1, 10_000),
  height: wholeField(1, 10_000),
});

/**
 * A document of `blogPosts/{slug}`. The public reads `published` ones whose `publishedAt` has come: a later one is scheduled.
 * `bodyHtml` is sanitised on save and again on render. `version` grows by one with every save: the second of two editors is refused.
 */
export const blogPostSchema = z
  .strictObject({
    title: textField(limits.BLOG_TITLE_MIN, limits.BLOG_TITLE_MAX),
    excerpt: textField(1, limits.BLOG_EXCERPT_MAX),
    bodyHtml: z.string().check(z.maxLength(limits.BLOG_BODY_MAX)),
    cover: z.optional(coverSchema),
    tags: z.array(textField(1, limits.TAG_MAX)).check(z.maxLength(limits.BLOG_TAGS_MAX)),
    /** Every picture that the post shows, cover included: a file is removed only when no post names it. */
    pictures: z.optional(z.array(pictureField).check(z.maxLength(limits.BLOG_PICTURES_MAX))),
    /** By which the administration's search finds it: toPostTokens. */
    searchTokens: z.optional(
      z.array(textField(1, 40)).check(z.maxLength(limits.SEARCH_TOKENS_MAX)),
    ),
    status: z.enum(['draft', 'published']),
    readingMinutes: wholeField(1, 500),
    authorId: idField,
    authorName: textField(limits.DISPLAY_NAME_MIN, limits.DISPLAY_NAME_MAX),
    version: wholeField(1, 1_000_000),
    publishedAt: z.optional(z.date()),
    /** It was public when it was last saved: its old addresses lead on. */
    wasPublic: z.optional(z.literal(true)),
    createdAt: z.date(),
    updatedAt: z.date(),
    /** What readers of the feed know it by, where that is not its address: it stays when the address changes. */
    feedId: z.optional(textField(1, limits.SLUG_MAX + 20)),
  })
  .check(z.refine((post) => post.status === 'draft' || post.publishedAt !== undefined));
export type BlogPostFields = z.infer<typeof blogPostSchema>;

/** `blogRedirects/{oldSlug}`: where a post went when its address changed. */
export const blogRedirectSchema = z.strictObject({
  slug: slugField(limits.SLUG_MAX),
  at: z.date(),
});

/** What a post is found by in the administration: its title first, then tags and excerpt. */
export function toPostTokens({
  title,
  tags,
  excerpt,
}: Pick<BlogPostFields, 'title' | 'tags' | 'excerpt'>): string[] {
  return toSearchTokens([title, tags.join(' '), excerpt]);
}

/** The stored pictures that a post shows, by path, each once. `bodyHtml` is sanitised: its attributes stand in double quotes. */
export function picturesOf({
  cover,
  bodyHtml,
}: Pick<BlogPostFields, 'cover' | 'bodyHtml'>): string[] {
  const inText = [...bodyHtml.matchAll(/<img\b[^>]*\ssrc="(blog\/[^"]+)"/g)].map(
    (match) => match[1]!,
  );
  return [...new Set([...(cover ? [cover.path] : []), ...inText])];
}

/** Minutes to read a text at 200 words a minute, at least one. */
export function toReadingMinutes(text: string): number {
  return Math.max(
    1,
    Math.ceil(
      text
        .replace(/<[^>]*>/g, ' ')
        .split(/\s+/)
        .filter(Boolean).length / 200,
    ),
  );
}
